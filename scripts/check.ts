import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run check`: what CI runs, in this order, to the first failure; closes with `N passed, N failed`.
 * With `--without-browser` it leaves out what needs Chromium.
 */
interface Step {
  readonly name: string;
  readonly command: string;
  readonly browser?: boolean;
}

const reports = mkdtempSync(join(tmpdir(), 'bedside-check-'));
const report = (name: string) => join(reports, `${name}.json`);
const counted = (name: string) => `--reporter=default --reporter=json --outputFile.json=${report(name)}`;

const STEPS: readonly Step[] = [
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'types', command: 'tsc' },
  { name: 'unused code', command: 'knip' },
  { name: 'drift of generated files', command: 'node scripts/drift.ts' },
  { name: 'content, unit and server tests', command: `npm test -- ${counted('tests')}` },
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'bundle budget', command: 'node scripts/bundle-budget.ts' },
  { name: 'journeys', command: 'playwright test --reporter=list,json', browser: true },
];

function run({ name, command }: Step): boolean {
  console.log(`\n== ${name}: ${command}`);
  const started = performance.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name} ${status === 0 ? 'took' : 'FAILED after'} ${seconds} s`);
  return status === 0;
}

function countTests(): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  const names = ['tests', ...STEPS.filter(({ browser }) => browser).map(({ name }) => name)];
  for (const path of names.map(report).filter(existsSync)) {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(path, 'utf8'));
    passed += numPassedTests ?? stats.expected;
    failed += numFailedTests ?? stats.unexpected + stats.flaky;
  }
  return { passed, failed };
}

const steps = STEPS.filter(({ browser }) => !browser || !process.argv.includes('--without-browser'));
const green = steps.every(run);
const { passed, failed } = countTests();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = green ? 0 : 1;
