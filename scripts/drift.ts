import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** Fails when a generated file is not what its source would generate: schema, documents, words read aloud, migrations. */
const patterns = [
  'src/server/graphql/schema.graphql',
  'src/**/*.generated.ts',
  'src/engines/speech/phones/kept-ipa/*.txt',
  'src/server/db/migrations/**/*',
];
const before = snapshot();
execFileSync('node', ['scripts/print-schema.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/generate-documents.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/generate-ipa.ts'], { stdio: 'inherit' });
execFileSync('drizzle-kit', ['generate', '--name', 'drift'], { stdio: ['ignore', 'ignore', 'inherit'] });
const after = snapshot();

const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
for (const path of changed)
  console.error(
    `${path} is out of date: run \`npm run generate\`, \`npm run generate:ipa\` or \`npm run migration\``,
  );
process.exitCode = changed.length === 0 ? 0 : 1;

function snapshot(): Map<string, string> {
  const paths = globSync(patterns).filter((path) => /\.(ts|graphql|sql|json|txt)$/.test(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
