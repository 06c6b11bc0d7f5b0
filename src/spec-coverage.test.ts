import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readFileSync(`${root}docs/spec-coverage.md`, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, state, proof, end] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return end === '' ? [{ what: what!, state: state!, proof: proof! }] : [];
  });

const TEST_FILE = /`([^`]+\.(?:test\.tsx?|spec\.ts))`/;
/** Titles stand in quotation marks; those that hold some in the other ones. */
const TITLE = /"([^"]+)"|(?<!\w)'([^']+)'(?!\w)/g;
/** Tests that are made for each call of the contract. */
const GENERATED = /^\w+\.\w+ is kept$/;

/** The tests that a row names, by file and title. */
function testsIn(proof: string): { file: string; title: string }[] {
  const [, ...parts] = proof.split(TEST_FILE);
  return parts.flatMap((file, index) =>
    index % 2 === 1
      ? []
      : [...parts[index + 1]!.matchAll(TITLE)].map(([, a, b]) => ({ file, title: (a ?? b)! })),
  );
}

it('names for everything that is done a test that there is', () => {
  const done = rows.filter(({ state }) => state === 'done');
  expect(done.length).toBeGreaterThan(200);
  const texts = new Map<string, string>();
  const missing = done.flatMap(({ what, proof }) => {
    const tests = testsIn(proof);
    if (tests.length === 0 && !TEST_FILE.test(proof)) return [`${what}: no test`];
    return tests.flatMap(({ file, title }) => {
      const text = texts.get(file) ?? readFileSync(root + file, 'utf8').replaceAll("\\'", "'");
      texts.set(file, text);
      return GENERATED.test(title) || text.includes(title) ? [] : [`${what}: ${file}: ${title}`];
    });
  });
  expect(missing).toEqual([]);
});

it('knows four states alone', () => {
  const states = /^(done|done, not proved|still to come: .+|not applicable: .+|state|-+)$/;
  expect(rows.filter(({ state }) => !states.test(state))).toEqual([]);
});
