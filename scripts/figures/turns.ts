import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import type { Transcription } from '#domain/conversation/transcription.ts';
import { greetingsInConsultation, likelyInConsultation } from '#domain/practice/complex/likely.ts';
import { interpret } from '#engines/patient/interpret.ts';
import { createDictation } from '#engines/speech/dictation/dictate.ts';
import { loadDictationModel } from '#engines/speech/dictation/dictation-model.ts';
import { americanDictionary } from '#engines/speech/phones/american-dictionary.ts';
import { spokenSentences } from '#engines/speech/recognition/spoken.ts';
import { clinicalSentences } from '#engines/understanding/sentences.ts';
import { createUnderstanding } from '#engines/understanding/understand.ts';
import { conversation } from '#words/en/conversation.ts';
import { heardFeedback } from '#words/heard-feedback.ts';
import { aliasesOf } from './understanding.ts';

/** Synthesisers of Debian (`apt-get install flite`); dictation was fitted on others. */
const VOICES = ['flite:slt', 'flite:rms'];
const OWN_BANK = new URL('../../src/engines/speech/fixtures/turns-en.txt', import.meta.url);
/** So many listed sentences are spoken besides. */
const LISTED = 120;
const CONTENT = new URL('../../content', import.meta.url).pathname;

interface Line {
  readonly text: string;
  readonly caseId: string;
  readonly kind: string;
  readonly learner: string;
}

function readLines(file: string | URL): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter((parts) => parts.length >= 3)
    .map(([text, caseId, kind, learner]) => ({
      text: text!,
      caseId: caseId!,
      kind: kind!,
      learner: learner ?? 'Alex Morgan',
    }));
}

/** As a recording of a line is called in a folder of them. */
const fileNameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Speaks a line as the bytes of a WAV file. */
function say(voice: string, text: string): Uint8Array {
  const ascii = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  const [engine, name] = voice.split(':') as [string, string];
  if (engine === 'folder') return new Uint8Array(readFileSync(path.join(name, `${fileNameOf(text)}.wav`)));
  const folder = mkdtempSync(path.join(tmpdir(), 'turns-'));
  const file = path.join(folder, 'said.wav');
  try {
    if (engine === 'flite')
      execFileSync('flite', ['-voice', name, '-t', ascii, '-o', file], { stdio: 'ignore' });
    else if (engine === 'espeak') execFileSync('espeak-ng', ['-v', name, '-w', file, text]);
    else execFileSync('text2wave', ['-eval', `(voice_${name})`, '-F', '16000', '-o', file], { input: ascii });
    return new Uint8Array(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is written in two ways and said in one, in small letters. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\ball right\b/g, 'alright'],
  [/\bdr\b\.?/g, 'doctor'],
  // They sound alike, and a patient takes them alike.
  [/\bmiss(?= \w)/g, 'ms'],
  [/\bi am\b/g, "i'm"],
  [/\b(you|we|they) are\b/g, "$1're"],
  [/\b(he|she|it|that|there|what|name) is\b/g, "$1's"],
  [/\b(must|could|should|would|might) have\b/g, "$1've"],
  // A telephone number, and the decimal point.
  [/\b(\d) (\d) (\d)\b/g, '$1$2$3'],
  [/\b(\d+) point (\d+)\b/g, '$1 $2'],
];

const NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, number) => [word, number] as const)
    .concat(
      'twenty thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, at) => [word, 10 * (at + 2)] as const),
    ),
);
const POWERS = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

/** Number words as digits: 'thirty eight' is 38, 'two thousand' 2000. */
function withDigits(words: readonly string[]): string[] {
  const done: string[] = [];
  for (const word of words) {
    const last = Number(done.at(-1) ?? Number.NaN);
    const [value, power] = [NUMBERS.get(word), POWERS.get(word)];
    if (value !== undefined && value > 0 && value < 10 && last >= 20 && last < 100 && last % 10 === 0)
      done.splice(-1, 1, String(last + value));
    else if (power !== undefined && last > 0) done.splice(-1, 1, String(last * power));
    else done.push(value === undefined ? word : String(value));
  }
  return done;
}

const wordsIn = (text: string) =>
  SAME.reduce((done, [form, same]) => done.replace(form, same), withDigits(plainWords(text)).join(' '))
    .replace(/['’]/g, '')
    .split(' ');

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
    .split(' ');

/** Words without which a sentence means the same to a patient. */
const SMALL = new Set('a an the some any to of and so well please just'.split(' '));
/** Words that turn the meaning round. */
const WEIGHTY =
  /^(no|not|never|none|without|\d+|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|half|\w+nt)$/;

type Verdict = 'same words' | 'same meaning' | 'wrong';

/** The same acts, negations, numbers and names, and three quarters of the words that carry the rest. */
function judge(
  read: (text: string) => string,
  said: string,
  heard: string,
  names: ReadonlySet<string>,
): Verdict {
  const [a, b] = [said, heard].map((text) => wordsIn(text).filter((word) => !SMALL.has(word))) as [
    string[],
    string[],
  ];
  if (a.join(' ') === b.join(' ')) return 'same words';
  const weighty = (list: readonly string[]) =>
    list
      .filter((word) => WEIGHTY.test(word) || names.has(word))
      .sort()
      .join(' ');
  const shared = a.filter((word) => b.includes(word)).length;
  const isNear = shared >= 0.75 * Math.max(a.length, b.length);
  return isNear && weighty(a) === weighty(b) && read(said) === read(heard) ? 'same meaning' : 'wrong';
}

/** Sentences that are listed for every case, spread, as lines of their own kind. */
function listedLines(likely: readonly string[], caseId: string): Line[] {
  const step = Math.ceil(likely.length / LISTED);
  return likely
    .filter((_, at) => at % step === 0)
    .map((text) => ({ text, caseId, kind: 'listed', learner: 'Alex Morgan' }));
}

/**
 * What becomes of spoken turns of English cases: heard rightly (the same words or the same meaning), shown as understood
 * or to be checked; asked back with the right sentence among those asked or not; not understood; wrong; and the
 * processor's time for each. No weight was fitted on the own bank, nor on
 * `spontaneous-unseen-en.txt` beside it.
 *
 * TURNS names a file of lines `text | case id | kind | learner's full name`, where kind is any word by which figures are
 * told apart (greeting, case, advice) and the name, which may be missing, is the account's. Without it the own bank is
 * spoken, and sentences that are listed for every case. VOICES names voices, `flite:awb,espeak:en-gb`,
 * or folders of recordings named by their text, `folder:/recordings`. EVERY=n speaks
 * each nth line alone. FAULTS=on prints what was wrong.
 */
export async function printTurns(): Promise<void> {
  const packs = (await readPackFiles(path.join(CONTENT, 'cases/en'))).map(
    (file) => parsePack({ ...file, path: `cases/en/${file.path}` }) as CasePack,
  );
  const cases = new Map(packs.map((pack) => [pack.id, pack]));
  const sentences = clinicalSentences('en');
  const likely = [
    ...sentences,
    ...new Set(packs.flatMap(({ brief, keyPoints }) => likelyInConsultation({ ...brief, keyPoints }))),
    ...spokenSentences('en'),
  ];
  const own = process.env.TURNS ? [] : listedLines(sentences, packs[0]!.id);
  const lines = [...readLines(process.env.TURNS ?? OWN_BANK), ...own].filter(
    (_, at) => at % Number(process.env.EVERY ?? 1) === 0,
  );
  const dictation = createDictation(await loadDictationModel(), americanDictionary());
  await dictation.prepare({ likely });
  const understanding = createUnderstanding('en');
  const tallies = new Map<string, Tally>();
  for (const voice of process.env.VOICES?.split(',') ?? VOICES) {
    for (const line of lines) {
      const { brief, content, keyPoints } = cases.get(line.caseId)!;
      const greetings = greetingsInConsultation({ brief, language: 'en', content, learner: line.learner });
      const own = [...greetings, ...likelyInConsultation({ ...brief, keyPoints })];
      const audio = say(voice, line.text);
      // As the product does when the case is opened.
      await dictation.prepare({ likely, own });
      const start = process.cpuUsage();
      const result = await dictation.transcribe({ audio, likely, own });
      const { user, system } = process.cpuUsage(start);
      const read = (text: string) =>
        understanding
          .read(text, aliasesOf(line.caseId))
          .flatMap(interpret)
          .map((each) => (each.kind === 'act' ? each.act : each.kind))
          .join(' ');
      const names = namesIn([line.text, line.learner]);
      const outcome = outcomeOf(result, (text) => judge(read, line.text, text, names));
      for (const name of ['all', line.kind, voice]) {
        const tally = tallies.get(name) ?? { outcomes: new Map<string, number>(), milliseconds: [] };
        tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
        tally.milliseconds.push((user + system) / 1000);
        tallies.set(name, tally);
      }
      if (process.env.FAULTS === 'on' && !outcome.startsWith('right')) {
        console.log(`${voice} ${outcome}: ${line.text} => ${JSON.stringify(result)}`);
      }
    }
  }
  for (const [name, tally] of tallies) console.log(`${name} ${told(tally)}`);
}

interface Tally {
  readonly outcomes: Map<string, number>;
  readonly milliseconds: number[];
}

function told({ outcomes, milliseconds }: Tally): string {
  const total = milliseconds.length;
  const shares = [...outcomes]
    .sort()
    .map(([outcome, count]) => `${outcome} ${((100 * count) / total).toFixed(1)} %`);
  const times = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (total - 1))]!.toFixed(0);
  const mean = times.reduce((sum, time) => sum + time, 0) / total;
  return `(${total}): ${shares.join(', ')}; ${mean.toFixed(0)} ms mean, ${at(0.5)} ms median, ${at(0.95)} ms p95`;
}

const namesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(/(?<=[^.?!] )\p{Lu}\p{L}+/gu) ?? []).flatMap(wordsIn));

function outcomeOf(result: Transcription, verdictOf: (text: string) => Verdict): string {
  if (result.kind === 'refused') return 'refused';
  if (result.kind === 'heard') {
    const verdict = verdictOf(result.text);
    const isShown = heardFeedback(result.confidence) === conversation['heard.sure'];
    const shown = isShown ? 'shown as understood' : 'to be checked';
    return verdict === 'wrong' ? `${shown} though wrong` : `right, ${shown}, ${verdict}`;
  }
  if (result.readings.length === 0) return 'not understood';
  return result.readings.some((text) => verdictOf(text) !== 'wrong')
    ? 'asked back, right'
    : 'asked back, wrong';
}
