import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { mayTell, tells } from './facts.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { isNear, isRelated } from './near.ts';
import { type PartFact, textIn } from './part.ts';
import { plain } from './plain.ts';
import { aspectsIn } from './short-questions.ts';
import { contentOf, type NamedWords, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { WORDS } from './words/words.ts';

/** What speaks for a fact's being asked for. */
export interface Candidate {
  readonly fact: PartFact;
  /** By what the question was read as. */
  readonly topical: number;
  /** By the words that the question and the fact have in common. */
  readonly lexical: number;
  readonly worth: number;
}

/** The weight of a sure reading. A reading counts by its square: a doubtful one counts for little. */
const TOPICAL = 2.2;
/** What a topic is worth that is only near. */
const NEARLY = 0.4;
const RELATED = 0.25;
/** A word that the brief declares for a fact, one that it happens to have, and one of the same matter. */
const DECLARED = 1.7;
const SAID = 1;
const OF_THE_MATTER = 0.5;
/** A line that tells how often where that is asked. */
const TOLD_PART = 0.4;
/** What has been said already is asked for again less often than something new. */
const TOLD = 0.25;
const JUST_NOW = 0.8;
/** A reading that leaves every word of the question unexplained is worth so much of itself. */
const UNEXPLAINED = 0.65;

/** What is known already: 'apart from the grass'. */
const BESIDES = /\b(?:apart from|besides|except(?: for)?|other than) (?:the |your |his |her )?\w+/i;
/** 'How have you been since you got the letter?': when it was is not what is asked. */
const ASIDE =
  /(?<=\w\s)\b(?:since|when|after|before|while|until) (?:you|he|she|they|it|the|your|his|her|we|i)\b.*$/i;
const PLACE = /(?<=\w\s.*)\bat (?:home|work|night)\b/i;
const IN_PASSING = 0.5;
/** Names and ages are asked for as such. */
const NAMES: ReadonlySet<Topic> = new Set<Topic>(['name', 'age']);
/** 'How are you drinking?' asks for alcohol where nothing else is drunk. */
const UNNAMED_ALCOHOL = 0.4;

/** Topics that any question may be taken for. */
const WIDE: ReadonlySet<Topic> = new Set<Topic>([
  'open_complaint',
  'tell_more',
  'anything_else',
  'associated',
]);

/**
 * How well each fact answers a question, the best first: by what the question was read as and by its words, rare ones
 * more than those that many facts have. English alone.
 */
export function candidatesFor(draft: Draft, clause: Clause): Candidate[] {
  const { facts } = draft.brief;
  const asked = clause.text.replace(BESIDES, '');
  const content = contentOf(asked);
  const aside = new Set(contentOf(`${ASIDE.exec(asked)?.[0] ?? ''} ${PLACE.exec(asked)?.[0] ?? ''}`));
  const spoken = plain(asked);
  const aspects = aspectsIn(draft, clause.text);
  const matches = facts.map((fact) => matchesOf(fact, content, spoken));
  const rarity = content.map((_, at) => {
    const having = matches.filter((row) => row[at]! > 0).length;
    return Math.log((facts.length + 1) / (having + 0.5)) / Math.log((facts.length + 1) / 1.5);
  });
  const weights = content.map(
    (word, at) => Math.max(0, rarity[at]!) * (aside.has(word) || isName(clause.text, word) ? IN_PASSING : 1),
  );
  return facts
    .map((fact, index): Candidate => {
      const row = matches[index]!;
      const named = lexicalOf(row, weights);
      const lexical = Math.max(named, phraseOf(fact, spoken));
      const main = row.filter((_, at) => !aside.has(content[at]!));
      const explained = main.length === 0 ? 1 : main.filter((match) => match > 0).length / main.length;
      const topical = topicalOf(draft, fact, clause) * (UNEXPLAINED + (1 - UNEXPLAINED) * explained);
      const isPart = aspects.some(
        (aspect) => tells(draft, fact, 'short', aspect) || tells(draft, fact, 'full', aspect),
      );
      const part = isPart ? TOLD_PART * Math.min(1, lexical + topical) : 0;
      return { fact, topical, lexical, worth: topical + lexical + part - toldOf(draft, fact) };
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** Whom it is about says little of what is asked. */
const isName = (text: string, word: string) =>
  new RegExp(`\\S\\s+${word[0]!.toUpperCase()}${word.slice(1)}\\b`).test(text);

/** Words alike count one by one; of words that are only of one matter the best counts, the others say it again. */
function lexicalOf(row: readonly number[], weights: readonly number[]): number {
  const worths = row.map((match, at) => ({ match, worth: match * weights[at]! }));
  const alike = worths
    .filter(({ match }) => match > OF_THE_MATTER)
    .reduce((sum, { worth }) => sum + worth, 0);
  return (
    alike + Math.max(0, ...worths.filter(({ match }) => match <= OF_THE_MATTER).map(({ worth }) => worth))
  );
}

/** A declared word that names little by itself: 'help', 'told'. */
const PALE_WORD = 0.6;

/** A declared phrase of several words that name nothing one by one: 'look after'. */
export const PHRASE = 1.4;
/** Phrases that any question may have. */
const EMPTY =
  /\b(?:how|what|when|where|who|why)\b(?! happened)|^(?:do|did|have|had|are|is|was|can|you|he|she|it) \w+$/;

export function phraseOf(fact: PartFact, spoken: string): number {
  const found = wordsOf(fact)
    .declared.map(({ phrase }) => phrase)
    .filter((phrase) => ` ${spoken} `.includes(` ${phrase} `) && !EMPTY.test(phrase));
  if (found.length === 0) return 0;
  return found.some((phrase) => phrase.includes(' ')) ? PHRASE : PALE_WORD;
}

/** How well each word of the question goes with a fact. */
function matchesOf(fact: PartFact, content: readonly string[], spoken: string): number[] {
  if (NAMES.has(fact.topic)) return content.map(() => 0);
  const { declared, said } = wordsOf(fact);
  const found = declared.filter(({ phrase }) => ` ${spoken} `.includes(` ${phrase} `));
  return content.map((word) => {
    if (found.some(({ words }) => words.includes(word))) return DECLARED;
    const likeness = said.likenessOf(word);
    return likeness === 'same' ? SAID : likeness === 'matter' ? OF_THE_MATTER : 0;
  });
}

interface FactWords {
  readonly declared: readonly { readonly phrase: string; readonly words: readonly string[] }[];
  readonly said: NamedWords;
}

/** By the fact's text, as a part is made anew for each turn. All facts of the course are some two thousand. */
const known = new Map<string, FactWords>();
const MOST_KNOWN = 4_000;

/** What a fact names: its topic, its declared words and its lines. */
function wordsOf(fact: PartFact): FactWords {
  const [first = '', ...more] = fact.words ?? [];
  const key = [fact.topic, first, more.length, textIn(fact.short, 'en'), textIn(fact.full, 'en')].join('|');
  const found = known.get(key);
  if (found) return found;
  const phrases = (fact.words ?? []).map((phrase) => phrase.toLowerCase());
  const topic = fact.topic.replace('symptom.', '').replaceAll('_', ' ');
  const text = [topic, ...phrases, textIn(fact.short, 'en'), textIn(fact.full, 'en')].join(' ');
  const words: FactWords = {
    declared: phrases.map((phrase) => ({ phrase, words: phrase.split(' ') })),
    said: namedBy(contentOf(text)),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, words);
  return words;
}

/** What speaks for a fact by what a question was read as. */
export function topicalOf({ scene }: Draft, { topic }: PartFact, { readings, text }: Clause): number {
  const unnamed =
    topic === 'alcohol' && !WORDS[scene.language].mentions.alcohol?.test(bare(text)) ? UNNAMED_ALCOHOL : 1;
  return Math.max(
    0,
    ...readings.map(({ act, probability }) => {
      if (!isTopic(act) || WIDE.has(act)) return 0;
      const share =
        act === topic ? unnamed : isNear(act, topic) ? NEARLY : isRelated(act, topic) ? RELATED : 0;
      return TOPICAL * share * probability * probability;
    }),
  );
}

function toldOf({ state }: Draft, { id }: PartFact): number {
  if (state.last.some((unit) => unit.startsWith(`fact.${id}.`))) return JUST_NOW;
  return state.toldFully.includes(id) ? TOLD : 0;
}

/** So much speaks for a fact before it is told. */
const BAR = 0.75;
/** A question that is surely no question about the history asks for no fact. */
const SURE = 0.8;
/** What the brief has nothing on is answered with a denial or what is ordinary: less telling than a fact. */
const WITHOUT_FACT = 0.75;
/** What is on somebody's mind is asked for about anything. */
const OF_MIND: ReadonlySet<Act> = new Set<Act>(['concerns', 'feelings', 'mood', 'ideas']);
const ALMOST = 0.25;
const isOpen = ({ state }: Draft, fact: PartFact) => fact.disclosure !== 'guarded' || mayTell(fact, state);

/** Facts that are so near each other are told apart by nothing that was said. */
const ALIKE = 0.15;

/** The fact that a question's words and reading point to together; null where its words name none. */
export function resolve(draft: Draft, clause: Clause): Interpretation | null {
  const [top] = clause.readings;
  if (top && !isTopic(top.act) && top.probability >= SURE) return null;
  const isOfMind = draft.brief.resisting && top && OF_MIND.has(top.act) && top.probability >= SURE;
  const [best, ...others] = candidatesFor(draft, clause);
  if (!best || best.worth < BAR || best.lexical === 0 || best.worth < withoutFact(draft, clause)) return null;
  if (isOfMind && best.fact.topic !== top.act && best.lexical < DECLARED) return null;
  // Nobody has asked for what is hard to say where something else may have been meant.
  const free = isOpen(draft, best.fact)
    ? undefined
    : others.find(({ fact, worth }) => isOpen(draft, fact) && worth >= Math.max(BAR, best.worth - ALMOST));
  if (free) return { kind: 'fact', fact: free.fact.id, topic: free.fact.topic, clause };
  const { fact } = best;
  // What is drunk may be water: the topic's own rule tells.
  if (fact.topic === 'alcohol') return { kind: 'act', act: 'alcohol', clause };
  const second = others[0];
  const isAlike =
    second !== undefined && best.worth - second.worth < ALIKE && second.fact.topic === fact.topic;
  if (isAlike) return { kind: 'act', act: fact.topic, clause };
  return { kind: 'fact', fact: fact.id, topic: fact.topic, clause };
}

/** What speaks for a topic that the brief has no fact on. */
function withoutFact({ brief }: Draft, { readings }: Clause): number {
  const others = readings.filter(
    ({ act }) => isTopic(act) && !WIDE.has(act) && !brief.facts.some(({ topic }) => topic === act),
  );
  return Math.max(0, ...others.map(({ probability }) => TOPICAL * WITHOUT_FACT * probability * probability));
}
