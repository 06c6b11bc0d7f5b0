import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Sides of the page; what is meant are the start and the end of a line, which change places from right to left. */
const PHYSICAL =
  /(?:^|[;{\s])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|(?:^|[;{\s])(?:left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/;

it('names no side of the page in its sheets', () => {
  const sheets = globSync('**/*.css', { cwd: WEB });
  expect(sheets.length).toBeGreaterThan(40);
  const physical = sheets.flatMap((sheet) =>
    readFileSync(`${WEB}/${sheet}`, 'utf8')
      .split('\n')
      .filter((line) => PHYSICAL.test(line))
      .map((line) => `${sheet}: ${line.trim()}`),
  );
  expect(physical).toEqual([]);
});
