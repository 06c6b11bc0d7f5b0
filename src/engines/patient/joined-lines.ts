import { symptomTopic, type Topic } from '#domain/practice/complex/acts.ts';
import { begins } from './at-the-door.ts';
import type { Draft } from './draft.ts';
import { factsAbout } from './facts.ts';
import { aimOf, type Clause, type Interpretation, type Reading } from './interpret.ts';
import { asksForQuestions } from './invited-questions.ts';
import { asLine, lineChances } from './lines/asked-line.ts';
import type { Chance } from './lines/line-scorer.ts';
import { WIDE } from './looking-up.ts';
import { SURE } from './meant.ts';
import { textIn } from './part.ts';
import { plain } from './plain.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import type { InOthers } from './words/other-languages.ts';
import { sharesWord } from './words/shared-words.ts';
import { joinsSubjects } from './words/words.ts';

/** From this probability on a question may ask for a name. */
const OF_A_NAME = 0.3;

/** 'Good, Mrs Nowak.' asks nobody for her name, nor does the 'Mrs Nowak' at the end of a question. */
export function withoutName({ brief }: Draft, clause: Clause, chances: readonly Chance[]): Chance[] {
  const isAsked = clause.readings.some(({ act, probability }) => act === 'name' && probability >= OF_A_NAME);
  const names = brief.facts.filter(({ topic }) => topic === 'name').map(({ id }) => id);
  const isName = ({ kind, id }: Chance) => kind === 'fact' && names.includes(id);
  return clause.text.includes('?') && isAsked ? [...chances] : chances.filter((each) => !isName(each));
}

/** Each of two lines that one question asks for is at least so likely, and hardly anything else is. */
const EACH_OF_TWO = 0.3;
const BOTH = 0.85;

/** 'Does the pain ever come by itself, or wake you at night?' asks for two lines. */
function bothOf(draft: Draft, clause: Clause, [first, second]: readonly Chance[]): Interpretation[] | null {
  const { scene } = draft;
  if (!first || !second || begins(draft)) return null;
  const isJoined = second.probability >= EACH_OF_TWO && first.probability + second.probability >= BOTH;
  if (!isJoined || !joinsSubjects(scene.language, clause.text)) return null;
  return [first, second].map((line) => asLine(draft, line, clause));
}

/** A subject of a question with what it is read for and the line that is likeliest to answer it. */
interface Pointed {
  readonly subject: Clause;
  readonly reading: Reading;
  readonly likely: Chance;
}

/** Several lines that a question asks for; null where it asks for one. */
export const severalOf = (draft: Draft, clause: Clause, chances: readonly Chance[]) =>
  bothOf(draft, clause, chances) ?? eachOf(draft, clause, chances);

/** A question that one line answers so surely asks for another only where that is as sure. */
const ONE_FOR_ALL = 0.95;
const BESIDE_ALL = 0.9;
/** And else as surely as this: what a piece of a question names may be near to much. */
const BY_ITSELF = 0.8;

/** 'How about your weight and your energy?' asks for each line that one of its subjects surely asks for by itself. */
function eachOf(draft: Draft, clause: Clause, [best]: readonly Chance[]): Interpretation[] | null {
  const subjects = (clause.subjects ?? []).filter(({ text }) => !pointsToOther(draft, text));
  // 'Is there anything you'd like to ask, about work or the baby?' asks for questions.
  if (asksForQuestions(clause)) return null;
  if (!best || subjects.length === 0 || begins(draft)) return null;
  const least = best.probability >= ONE_FOR_ALL ? BESIDE_ALL : BY_ITSELF;
  const asked = subjects.flatMap((subject): Pointed[] => {
    const [reading] = subject.readings;
    const likely = withoutName(draft, subject, lineChances(draft, subject, null) ?? [])[0];
    return reading && likely && !WIDE.has(reading.act as Topic) ? [{ subject, reading, likely }] : [];
  });
  const sure = asked.filter(({ likely }) => likely.probability >= least);
  const read = asked.flatMap((each): Interpretation[] => {
    const { subject, reading, likely } = each;
    if (sure.includes(each) && !isDenied(draft, each, clause)) return [asLine(draft, likely, subject)];
    // What the line of another subject may tell as well is not denied besides.
    const isTold = sure.some((other) => other !== each && other.likely.id === likely.id);
    const isSymptom =
      reading.act.startsWith('symptom.') && reading.probability >= SURE && !isBesideAll(draft, each);
    return isSymptom && !isTold ? [{ kind: 'act', act: reading.act, clause: subject }] : [];
  });
  const different = [...new Map(read.map((each) => [aimOf(each), each])).values()];
  return different.length > 1 && different.some(({ kind }) => kind !== 'act') ? different : null;
}

/** 'And your vaccination, it dates from when?': what begins with 'it' is of the piece before. In other languages than English. */
const POINTS: InOthers = {
  es: /^(?:eso|esto) /,
  fr: /^(?:il|elle|ils|elles|ca|c'est|c'etait) /,
  de: /^(?:er|es|das) /,
  pt: /^(?:ele|ela|isso) /,
};

const pointsToOther = ({ scene: { language } }: Draft, text: string): boolean =>
  language !== 'en' && POINTS[language].test(bare(text));

/** 'No hay fever' is of no fever. */
const OF_ANOTHER_NAME = /\bhay fever\b/gi;

/** 'Any fever?': whoever has none says so, and tells nothing that does not name it. */
function isDenied(
  { brief, scene, state }: Draft,
  { subject, reading, likely }: Pointed,
  { text: whole }: Clause,
): boolean {
  if (reading.probability < SURE || !brief.denies.some((each) => symptomTopic(each) === reading.act))
    return false;
  const lines =
    likely.kind === 'fact' ? brief.facts.map(({ id, full }) => ({ id, says: full })) : brief.details;
  const line = lines?.find(({ id }) => id === likely.id)?.says ?? {};
  // In other languages: what tells of another subject of the question, and not of this one.
  if (scene.language !== 'en') {
    const own = textIn(line, scene.language);
    return sharesWord(own, whole) && !sharesWord(own, subject.text);
  }
  // What goes on from something else that nobody has spoken of is no answer: 'I could breathe', of a rash long ago.
  const of = brief.details?.find(({ id }) => likely.kind === 'detail' && id === likely.id)?.of;
  if (of !== undefined && !(of in state.told)) return true;
  const says = textIn(line, 'en');
  const named = namedBy(contentOf(says.replace(OF_ANOTHER_NAME, '')));
  return !contentOf(subject.text).some((word) => named.likenessOf(word) === 'same');
}

/** A fact as unlikely as this is no answer. */
const UNLIKELY = 0.05;

/** 'Does your leg ache or swell?': what the case would tell of the one may be all beside the question. */
function isBesideAll(draft: Draft, { subject, reading }: Pointed): boolean {
  const told = factsAbout(draft, reading.act as Topic, plain(subject.text)).map(({ id }) => id);
  const chances = lineChances(draft, subject, null) ?? [];
  return (
    told.length > 0 &&
    chances.length > 0 &&
    !chances.some(
      ({ kind, id, probability }) => kind === 'fact' && told.includes(id) && probability >= UNLIKELY,
    )
  );
}
