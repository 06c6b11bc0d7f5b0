import type { Detail } from '#domain/practice/complex/brief.ts';
import { repeated, within } from './text-checks.ts';

const ASKS = { min: 3, max: 7 };
const ASK_WORDS = { min: 2, max: 22 };
/** What asks without a mark: 'Tell me about ...' */
const INVITES = /^(?:tell|describe|talk|take|walk|explain|show|say)\b/i;

/** What is wrong with answers to the questions of one case or role-play: a line for every fault. */
export function checkDetails(
  details: readonly Pick<Detail<unknown>, 'id' | 'of' | 'asks'>[],
  facts: readonly { readonly id: string }[],
): string[] {
  const known = new Set(facts.map(({ id }) => id));
  const asks = details.flatMap((detail) => detail.asks.map((ask) => ask.toLowerCase()));
  return [
    ...repeated(details.map(({ id }) => id)).map((id) => `the detail ${id} stands twice`),
    ...repeated(asks).map((ask) => `'${ask}' asks for two details, or twice for one`),
    ...details.flatMap((detail) => checkDetail(detail, known).map((fault) => `${detail.id}: ${fault}`)),
  ];
}

function checkDetail(
  { id, of, asks }: Pick<Detail<unknown>, 'id' | 'of' | 'asks'>,
  facts: ReadonlySet<string>,
): string[] {
  const isFew = asks.length >= ASKS.min && asks.length <= ASKS.max;
  return [
    ...(of === undefined || facts.has(of) ? [] : [`goes on from ${of}, which is no fact`]),
    ...(facts.has(id) ? ['has the id of a fact'] : []),
    ...(isFew ? [] : [`${asks.length} ways of asking are too few or too many`]),
    ...asks.filter((ask) => !within(ask, ASK_WORDS)).map((ask) => `'${ask}' is too short or too long`),
    ...asks.filter((ask) => !ask.endsWith('?') && !INVITES.test(ask)).map((ask) => `'${ask}' is no question`),
  ];
}
