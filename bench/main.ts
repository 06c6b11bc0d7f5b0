import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { benchExam } from './exam.ts';
import { benchLetters } from './letters.ts';
import { benchPages } from './pages.ts';
import { canPin, ROOT } from './processes.ts';
import { benchRolePlays } from './role-plays.ts';
import { benchServer } from './server.ts';
import { benchSpeech, type Row } from './speech.ts';
import { benchWhileRecording } from './while-recording.ts';

/** `npm run bench`: prints a table of measured figures. Nothing fails here for being slow. */
function run(args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

function benchAgainstBareRoute(): Row[] {
  const output = run(['scripts/with-postgres.ts', process.execPath, 'bench/against-bare-route.ts']);
  const rows = output.split('\n').find((line) => line.startsWith('['));
  if (rows) return JSON.parse(rows) as Row[];
  console.log(output.trim());
  return [];
}

/** What the pages load, from the manifest of the build. */
function benchSizes(): Row[] {
  const lines = run(['scripts/bundle-budget.ts']).matchAll(
    /^(\/\S*): ([\d.]+) kB JavaScript, ([\d.]+) kB CSS/gm,
  );
  return [...lines].flatMap(([, page, js, css]) => [
    { name: `JavaScript of ${page}, gzipped`, value: Number(js), unit: 'kB' },
    { name: `CSS of ${page}, gzipped`, value: Number(css), unit: 'kB' },
  ]);
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, value, unit } of rows) {
    const digits = value >= 100 ? 0 : value >= 10 ? 1 : 3;
    console.log(`${name.padEnd(width)}  ${value.toFixed(digits).padStart(8)} ${unit}`);
  }
}

console.log(
  `${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}${canPin ? '' : ', not pinned'}\n`,
);
// Built and learned once for each version of the product, whatever its data.
run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
run(['scripts/learn-languages.ts']);
for (const part of [
  benchSizes,
  benchExam,
  benchSpeech,
  benchLetters,
  benchRolePlays,
  benchServer,
  benchWhileRecording,
  benchPages,
  benchAgainstBareRoute,
]) {
  print(await part());
  console.log();
}
