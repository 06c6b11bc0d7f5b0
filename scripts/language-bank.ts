import { readFileSync } from 'node:fs';
import { checkText } from '#engines/letter/language/check-language.ts';

/**
 * `node scripts/language-bank.ts FILE ...`: how far the rules of language can be trusted, on banks of sentences as
 * JSON, `[{text, wrong, type, from?, to?}]`. A sentence counts as found when any rule finds something in it; with
 * `from` (the wrong words) only when the finding touches them. `FAULTS=on` lists what went wrong: never on a bank that
 * is to stay unseen.
 */
interface BankSentence {
  readonly text: string;
  readonly wrong: boolean;
  readonly type: string;
  readonly from?: string;
  readonly to?: string;
}

interface Count {
  found: number;
  all: number;
}

const share = ({ found, all }: Count) => `${all === 0 ? '-' : ((100 * found) / all).toFixed(1)} % of ${all}`;

function count(counts: Map<string, Count>, name: string, isFound: boolean): void {
  const own = counts.get(name) ?? { found: 0, all: 0 };
  counts.set(name, { found: own.found + Number(isFound), all: own.all + 1 });
}

const bank = process.argv
  .slice(2)
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly BankSentence[]);
const recall = new Map<string, Count>();
const precision = new Map<string, Count>();
const whole: Count = { found: 0, all: 0 };
const sentences: Count = { found: 0, all: 0 };

for (const { text, wrong, type, from } of bank) {
  const slips = checkText(text);
  const at = from === undefined ? -1 : text.indexOf(from);
  const touches = (slip: { from: number; to: number }) =>
    at === -1 || from === undefined || (slip.from <= at + from.length && slip.to >= at);
  if (wrong) count(recall, type, slips.some(touches));
  for (const rule of new Set(slips.map((slip) => slip.rule))) count(precision, rule, wrong);
  if (slips.length > 0) {
    sentences.all++;
    if (wrong) sentences.found++;
  }
  if (wrong) {
    whole.all++;
    if (slips.some(touches)) whole.found++;
  }
  if (process.env.FAULTS !== 'on') continue;
  const told = slips.map((slip) => `${slip.rule} [${text.slice(slip.from, slip.to)}] -> ${slip.mend}`);
  if (!wrong && slips.length > 0) console.log(`false: ${text} | ${told.join(' ; ')}`);
  if (wrong && !slips.some(touches)) console.log(`missed (${type}): ${text} | ${told.join(' ; ')}`);
}

console.log('Recall by type of error');
for (const [type, each] of [...recall].sort()) console.log(`  ${type}: ${share(each)}`);
console.log('Precision by rule, sentence by sentence');
for (const [rule, each] of [...precision].sort()) console.log(`  ${rule}: ${share(each)}`);
console.log(`Precision ${share(sentences)} sentences with a finding, recall ${share(whole)} wrong sentences`);
