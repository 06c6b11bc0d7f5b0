import type { Detail, Fact } from '#domain/practice/complex/brief.ts';
import { repeated, within } from './text-checks.ts';

const ASKS = { min: 3, max: 16 };
const ASK_WORDS = { min: 2, max: 22 };

/** What is wrong with the ways of asking for facts and details of one case or role-play: a line for every fault. */
export function checkDetails(
  details: readonly Pick<Detail<unknown>, 'id' | 'of' | 'asks'>[],
  facts: readonly Pick<Fact<unknown>, 'id' | 'asks'>[],
): string[] {
  const known = new Set(facts.map(({ id }) => id));
  const asks = [...facts, ...details].flatMap((each) => (each.asks ?? []).map(plain));
  return [
    ...repeated(details.map(({ id }) => id)).map((id) => `the detail ${id} stands twice`),
    ...repeated(asks).map((ask) => `'${ask}' asks for two lines, or twice for one`),
    ...details.flatMap((detail) => checkDetail(detail, known).map((fault) => `${detail.id}: ${fault}`)),
    // A fact without any is known by its topic.
    ...facts.flatMap(({ id, asks: ways }) => (ways ? checkAsks(ways) : []).map((fault) => `${id}: ${fault}`)),
  ];
}

const plain = (ask: string) => ask.toLowerCase().replace(/[.?!]+$/, '');

function checkDetail(
  { id, of, asks }: Pick<Detail<unknown>, 'id' | 'of' | 'asks'>,
  facts: ReadonlySet<string>,
): string[] {
  return [
    ...(of === undefined || facts.has(of) ? [] : [`goes on from ${of}, which is no fact`]),
    ...(facts.has(id) ? ['has the id of a fact'] : []),
    ...checkAsks(asks),
  ];
}

function checkAsks(asks: readonly string[]): string[] {
  const isRight = asks.length >= ASKS.min && asks.length <= ASKS.max;
  return [
    ...(isRight ? [] : [`${asks.length} ways of asking are too few or too many`]),
    ...asks.filter((ask) => !within(ask, ASK_WORDS)).map((ask) => `'${ask}' is too short or too long`),
  ];
}
