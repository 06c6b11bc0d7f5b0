import type { NamedText } from './shared-runs.ts';
import { type Bounds, repeated } from './text-checks.ts';
import type { WritingPointPack, WritingTaskPack } from './writing-schema.ts';

export interface NamedWriting {
  readonly path: string;
  readonly pack: WritingTaskPack;
}

const NOTES_WORDS: Bounds = { min: 260, max: 560 };
const BODY_WORDS: Bounds = { min: 175, max: 225 };
/** A reader needs some of the notes, and some are there to be left out. */
const MUST: Bounds = { min: 8, max: 20 };
const OUT: Bounds = { min: 3, max: 14 };

/** What is wrong with writing tasks, beyond their shape: a line for every fault. */
export function checkWriting(packs: readonly NamedWriting[]): string[] {
  return [
    ...packs.flatMap(({ path, pack }) => checkTask(pack).map((fault) => `${path}: ${fault}`)),
    ...repeated(packs.map(({ pack }) => pack.id)).map((id) => `the id ${id} stands twice`),
  ];
}

function checkTask(task: WritingTaskPack): string[] {
  const notes = task.caseNotes.flatMap((section) => section.notes);
  const { points } = task.key;
  const places = (place: string) => points.filter((point) => point.place === place).length;
  return [
    ...counted('words in the notes', wordsOf(notes.map(({ text }) => text).join(' ')), NOTES_WORDS),
    ...counted('points that must be in', places('must'), MUST),
    ...counted('points that must stay out', places('out'), OUT),
    ...repeated(notes.map(({ id }) => id)).map((id) => `the note ${id} stands twice`),
    ...repeated(points.map(({ id }) => id)).map((id) => `the point ${id} stands twice`),
    ...notes
      .filter(({ id }) => !points.some((point) => point.notes.includes(id)))
      .map(({ id }) => `no point of the key rests on the note ${id}`),
    ...points.flatMap((point) => checkPoint(point, notes).map((fault) => `${point.id}: ${fault}`)),
    ...counted('words in the body of the letter at A', wordsOf(bodyOf(task.models.a.letter)), BODY_WORDS),
    ...task.models.cPlus.findings
      .filter(({ quote }) => !task.models.cPlus.letter.includes(quote))
      .map(({ quote }) => `the letter at C+ has no '${quote}'`),
  ];
}

function checkPoint(point: WritingPointPack, notes: readonly { id: string; text: string }[]): string[] {
  const sources = notes.filter(({ id }) => point.notes.includes(id));
  const unknown = point.notes.filter((id) => !notes.some((note) => note.id === id));
  const said = sources.map(({ text }) => text).join(' ');
  return [
    ...unknown.map((id) => `unknown note ${id}`),
    ...(point.quantities ?? [])
      .flatMap((quantity) => quantity.match(/\d+(?:[.,]\d+)*/g) ?? [])
      .filter((number) => !said.includes(number))
      .map((number) => `${number} does not stand in its notes`),
    ...point.concepts
      .flat()
      .filter((each) => each !== each.toLowerCase())
      .map((each) => `'${each}' must be in small letters`),
  ];
}

const wordsOf = (text: string) => text.trim().split(/\s+/).length;

const counted = (what: string, count: number, { min, max }: Bounds) =>
  count < min || count > max ? [`${count} ${what}, not ${min} to ${max}`] : [];

/** From the salutation to the close. */
function bodyOf(letter: string): string {
  const from = letter.search(/^Dear .*$/m);
  const to = letter.search(/^Yours (?:sincerely|faithfully)/m);
  const body = letter.slice(from === -1 ? 0 : from, to === -1 ? undefined : to);
  return body.replace(/^Dear .*$/m, '').replace(/^Re: .*$/m, '');
}

/** All that may not repeat what other packs say. Letters repeat their own notes. */
export function writingTexts({ path, pack }: NamedWriting): NamedText[] {
  return pack.caseNotes.flatMap((section) =>
    section.notes.map(({ id, text }) => ({ name: `${path} ${id}`, text })),
  );
}
