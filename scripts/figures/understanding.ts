import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePack } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { interpret, isTopic } from '#engines/patient/interpret.ts';
import { type Alias, createUnderstanding, type Understanding } from '#engines/understanding/understand.ts';

/** A line of a bank: what a clinician said, what it was meant to do, and to which patient it was said. */
export interface BankItem {
  readonly act: string;
  readonly text: string;
  readonly caseId: string;
  /** Chosen by hash before anything was tuned: never looked at but to report it. */
  readonly unseen: boolean;
}

export function readBank(name: string): BankItem[] {
  const file = new URL(`../../src/engines/understanding/fixtures/${name}.txt`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter((parts) => parts.length === 3)
    .map(([act, text, caseId]) => ({
      act: act!,
      text: text!,
      caseId: caseId!,
      unseen: createHash('sha256').update(text!).digest()[0]! % 2 === 1,
    }));
}

export type Verdict = 'right' | 'wrong' | 'asks back';

const cases = new Map<string, Alias[]>();

/** The words of a case that point to its facts. */
export function aliasesOf(caseId: string): Alias[] {
  const known = cases.get(caseId);
  if (known) return known;
  const path = `cases/${caseId.slice(0, 2)}/${caseId}.yaml`;
  const file = fileURLToPath(new URL(`../../content/${path}`, import.meta.url));
  const pack = existsSync(file) ? (parsePack({ path, text: readFileSync(file, 'utf8') }) as CasePack) : null;
  const aliases = (pack?.brief.facts ?? []).flatMap(({ words, topic }) =>
    (words ?? []).map((phrase) => ({ phrase, topic })),
  );
  cases.set(caseId, aliases);
  return aliases;
}

/** Whether the patient took a line as it was meant. For lines out of scope any answer to a topic is wrong. */
export function judge(understanding: Understanding, { act, text, caseId }: BankItem): Verdict {
  const taken = understanding
    .read(text, aliasesOf(caseId))
    .flatMap(interpret)
    .flatMap((each) => (each.kind === 'act' ? [each.act as string] : []));
  if (act === 'out_of_scope') return taken.some((each) => isTopic(each as never)) ? 'wrong' : 'right';
  if (taken.includes(act)) return 'right';
  return taken.some((each) => isTopic(each as never)) || (taken.length > 0 && !isTopic(act as never))
    ? 'wrong'
    : 'asks back';
}

/** How the banks are understood, by language and half. `FAULTS=on` lists what went wrong in the half that may be read. */
export function reportUnderstanding(): void {
  const listFaults = process.env.FAULTS === 'on';
  for (const language of LEARNING_LANGUAGES) {
    const bank = readBank(`bank-${language}`);
    if (bank.length === 0) continue;
    const understanding = createUnderstanding(language as LearningLanguage);
    for (const unseen of [false, true]) {
      const half = bank.filter((item) => item.unseen === unseen);
      const inScope = half.filter(({ act }) => act !== 'out_of_scope');
      const questions = inScope.filter(({ act }) => isTopic(act as never));
      const outside = half.filter(({ act }) => act === 'out_of_scope');
      const name = `${language}, ${unseen ? 'unseen' : 'seen'} half`;
      console.log(`${name}: questions ${shares(understanding, questions)}`);
      console.log(`${name}: all in scope ${shares(understanding, inScope)}`);
      console.log(`${name}: out of scope, not answered as a topic ${shares(understanding, outside)}`);
      if (!unseen && listFaults) listWrong(understanding, half);
    }
  }
}

function shares(understanding: Understanding, items: readonly BankItem[]): string {
  const count = { right: 0, wrong: 0, 'asks back': 0 };
  for (const item of items) count[judge(understanding, item)]++;
  const share = (n: number) => `${((100 * n) / Math.max(1, items.length)).toFixed(1)} %`;
  return `(${items.length}) right ${share(count.right)}, wrong ${share(count.wrong)}, asks back ${share(count['asks back'])}`;
}

/** Of the seen half alone: the other must stay unread. */
function listWrong(understanding: Understanding, items: readonly BankItem[]): void {
  for (const item of items) {
    const verdict = judge(understanding, item);
    if (verdict === 'right') continue;
    const read = understanding
      .read(item.text, aliasesOf(item.caseId))
      .map(({ readings }) =>
        readings.slice(0, 2).map(({ act, probability }) => `${act} ${probability.toFixed(2)}`),
      );
    console.log(`  ${verdict}: ${item.act} | ${item.text} | ${read.join(' / ')}`);
  }
}
