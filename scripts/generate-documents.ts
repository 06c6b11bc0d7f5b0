/**
 * Writes `<name>.generated.ts` beside every `.graphql` file of the web: its operation, checked against the schema
 * and typed, so that the browser gets no parser and a renamed field is a type error. All of them, as they go over
 * the wire, also into the server's list of our own documents. `--check` fails on drift and writes nothing.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  stripIgnoredCharacters,
} from 'graphql';

const SCHEMA = process.env.SCHEMA ?? 'src/server/graphql/schema.graphql';
const OWN_DOCUMENTS = 'src/server/graphql/own-documents.generated.ts';
const HEADER = `// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
`;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1 || !operations[0]?.name) throw new Error('one named operation a file, please');
  return operations[0];
}

interface Generated {
  readonly name: string;
  /** What the browser sends. */
  readonly body: string;
  readonly module: string;
}

async function generate(file: string, target: string, schema: string): Promise<Generated> {
  const text = await readFile(file, 'utf8');
  const document = parse(text);
  const operationNode = onlyOperation(document);
  const { operation } = operationNode;
  const name = operationNode.name!.value;
  const types = await codegen({
    filename: target,
    schema: parse(schema),
    documents: [{ location: file, document }],
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      skipTypename: true,
      avoidOptionals: { field: true, inputValue: false },
      scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
    },
  });
  const type = `${pascal(name)}${pascal(operation)}`;
  const call = `compiledDocument<${type}, ${type}Variables>`;
  const body = stripIgnoredCharacters(text);
  const module = `${HEADER}${types.trimEnd()}

export const ${pascal(name)}Document = ${call}('${operation}', '${name}', ${JSON.stringify(body)});
`;
  return { name, body, module };
}

/** The server's list. */
function listOf(documents: readonly Generated[]): string {
  const entries = documents
    .map(({ name, body }) => `  { operation: '${name}', text: ${JSON.stringify(body)} },\n`)
    .sort();
  return `// Written by scripts/generate-documents.ts: what our own pages ask, word for word.
export const OWN_DOCUMENTS: readonly { readonly operation: string; readonly text: string }[] = [
${entries.join('')}];
`;
}

const check = process.argv.includes('--check');
const schema = await readFile(SCHEMA, 'utf8');
const stale: string[] = [];
const broken: string[] = [];

async function update(target: string, next: string): Promise<void> {
  if ((await readFile(target, 'utf8').catch(() => '')) === next) return;
  stale.push(target);
  if (!check) await writeFile(target, next);
}

async function orBroken(file: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    broken.push(`${file}: ${error instanceof Error ? error.message : error}`);
  });
}

const documents: Generated[] = [];
for await (const file of glob('src/web/**/*.graphql')) {
  const target = file.replace(/\.graphql$/, '.generated.ts');
  await orBroken(file, async () => {
    const document = await generate(file, target, schema);
    documents.push(document);
    await update(target, document.module);
  });
}
// A list that lacks the broken ones would be wrong.
if (broken.length === 0) await orBroken(OWN_DOCUMENTS, async () => update(OWN_DOCUMENTS, listOf(documents)));
if (broken.length > 0) console.error(broken.join('\n'));
if (check && stale.length > 0) console.error(`Out of date, run npm run generate:\n${stale.join('\n')}`);
if (broken.length > 0 || (check && stale.length > 0)) process.exitCode = 1;
else console.log(check ? 'Documents are up to date.' : `Wrote ${stale.length} documents.`);
