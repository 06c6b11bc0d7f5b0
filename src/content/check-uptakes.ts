import type { Uptake } from '#domain/practice/complex/brief.ts';
import { repeated, within } from './text-checks.ts';

const ASKS = { min: 3, max: 10 };
const ASK_WORDS = { min: 2, max: 26 };

/** An uptake with what it says in the language of its case. */
export type SaidUptake = Pick<Uptake<unknown>, 'id' | 'part' | 'told' | 'asks'> & { readonly text: string };

/** What is wrong with the lines on what is explained of one case or role-play: a line for every fault. */
export const checkUptakes = (uptakes: readonly SaidUptake[]): string[] => [
  ...repeated(uptakes.map(({ id }) => id)).map((id) => `the uptake ${id} stands twice`),
  ...uptakes.flatMap((uptake) => checkUptake(uptake).map((fault) => `${uptake.id}: ${fault}`)),
];

function checkUptake({ part, told, asks, text }: SaidUptake): string[] {
  const phrases = told.flat();
  const isEnough = asks.length >= ASKS.min && asks.length <= ASKS.max;
  return [
    ...(isEnough ? [] : [`${asks.length} ways of asking are too few or too many`]),
    ...asks.filter((ask) => !within(ask, ASK_WORDS)).map((ask) => `'${ask}' is too short or too long`),
    ...phrases
      .filter((phrase) => phrase !== phrase.toLowerCase())
      .map((phrase) => `'${phrase}' must be in small letters`),
    ...told.flatMap((group) => repeated(group).map((phrase) => `'${phrase}' stands twice in a group`)),
    ...(part === 'hard' ? [] : dosesIn(text))
      .filter((number) => !phrases.some((phrase) => phrase.includes(number)))
      .map((number) => `says ${number}, which nobody needs to have told`),
  ];
}

/** Numbers that say how much, or how often. */
const DOSES =
  /\b(\d+|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|once|twice)(?= (?:tablets?|pills?|capsules?|puffs?|drops?|spoon\w*|glasses|litres?|times a|a day|a week|minutes?)\b)/g;

const dosesIn = (text: string): string[] => text.toLowerCase().match(DOSES) ?? [];
