/**
 * Writes `<name>.generated.ts` beside every `.graphql` file of the web: its operation, checked against the schema
 * and typed, so that the browser gets no parser and a renamed field is a type error. `--check` fails on drift and
 * writes nothing.
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
const HEADER = `// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
`;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1 || !operations[0]?.name) throw new Error('one named operation a file, please');
  return operations[0];
}

async function generate(file: string, target: string, schema: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const document = parse(text);
  const { name, operation } = onlyOperation(document);
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
  const type = `${pascal(name?.value ?? '')}${pascal(operation)}`;
  const call = `compiledDocument<${type}, ${type}Variables>`;
  const body = JSON.stringify(stripIgnoredCharacters(text));
  return `${HEADER}${types.trimEnd()}

export const ${pascal(name?.value ?? '')}Document = ${call}('${operation}', '${name?.value}', ${body});
`;
}

const check = process.argv.includes('--check');
const schema = await readFile(SCHEMA, 'utf8');
const stale: string[] = [];
const broken: string[] = [];
for await (const file of glob('src/web/**/*.graphql')) {
  const target = file.replace(/\.graphql$/, '.generated.ts');
  try {
    const next = await generate(file, target, schema);
    if ((await readFile(target, 'utf8').catch(() => '')) === next) continue;
    stale.push(target);
    if (!check) await writeFile(target, next);
  } catch (error) {
    broken.push(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
if (broken.length > 0) console.error(broken.join('\n'));
if (check && stale.length > 0) console.error(`Out of date, run npm run generate:\n${stale.join('\n')}`);
if (broken.length > 0 || (check && stale.length > 0)) process.exitCode = 1;
else console.log(check ? 'Documents are up to date.' : `Wrote ${stale.length} documents.`);
