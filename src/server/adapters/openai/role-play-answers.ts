import { z } from 'zod';
import type { RolePlayTurn, ScoredRolePlay, TurnQuote } from '#domain/oet/speaking/assessment.ts';
import type { Indicator } from '#domain/oet/speaking/criteria.ts';
import type { FurtherFindings, LoweredIndicator } from '#engines/roleplay/further.ts';
import { oneLine } from './model-text.ts';
import type { IndicatorItem, RolePlayItem, WordingItem } from './role-play-items.ts';
import type { ShownTurn } from './role-play-text.ts';

const answerShape = z.object({
  answer: z.enum(['yes', 'partly', 'no']),
  faults: z.array(z.object({ turn: z.number(), quote: z.string(), better: z.string() })),
});
type ItemAnswer = z.infer<typeof answerShape>;

/** Every item, each by its id: what else a model answers is dropped, and an item that it leaves out makes nonsense. */
export const answersShape = (items: readonly RolePlayItem[]) =>
  z.object(Object.fromEntries(items.map(({ id }) => [id, answerShape])));

const SHORTEST_QUOTE = 3;
const LONGEST_QUOTE = 300;
const LONGEST_BETTER = 240;
const MOST_SHOWN = 3;

export interface Asked {
  readonly turns: readonly RolePlayTurn[];
  readonly shown: readonly ShownTurn[];
  readonly items: readonly RolePlayItem[];
  readonly assessed: ScoredRolePlay;
}

interface Found extends TurnQuote {
  readonly better: string | null;
}

/** What a model's answers come to: only places that stand in the turn that it names, and that the rules have not judged. */
export function furtherOf(asked: Asked, answers: Readonly<Record<string, ItemAnswer>>): FurtherFindings {
  const findings: FurtherFindings['findings'][number][] = [];
  const indicators = new Map<Indicator, LoweredIndicator>();
  for (const item of asked.items) {
    const given = answers[item.id];
    if (!given || given.answer === 'yes') continue;
    const places = placesOf(asked, item, given);
    if (places.length === 0) continue;
    if (item.kind === 'indicator') indicators.set(item.indicator, loweredBy(item, given.answer, places));
    else findings.push(...wordingOf(asked, item, given.answer, places));
  }
  return { findings, indicators };
}

function loweredBy(
  item: IndicatorItem,
  verdict: 'partly' | 'no',
  places: readonly Found[],
): LoweredIndicator {
  const shown = places.slice(0, MOST_SHOWN).map(({ turn, quote }) => ({ turn, quote }));
  const { why } = item;
  return { verdict, shown, why, instead: places.find(({ better }) => better)?.better ?? item.instead };
}

function wordingOf(
  { assessed }: Asked,
  { criterion, rule, why, most }: WordingItem,
  answer: 'partly' | 'no',
  places: readonly Found[],
): FurtherFindings['findings'] {
  const severity = answer === 'partly' ? 'minor' : 'moderate';
  const told = assessed.findings.flatMap((finding) =>
    finding.criterion === criterion && finding.shown ? [finding.shown] : [],
  );
  return places
    .filter((place, i) => ![...told, ...places.slice(0, i)].some((other) => overlaps(other, place)))
    .slice(0, most)
    .map(({ turn, quote, better }) => ({
      criterion,
      rule,
      severity,
      shown: { turn, quote },
      why,
      mend: better,
    }));
}

const overlaps = (a: TurnQuote, b: TurnQuote) =>
  a.turn === b.turn && (a.quote.includes(b.quote) || b.quote.includes(a.quote));

function placesOf({ turns, shown, assessed }: Asked, item: RolePlayItem, { faults }: ItemAnswer): Found[] {
  const proved =
    item.kind === 'indicator'
      ? (assessed.indicators.find(({ indicator }) => indicator === item.indicator)?.shown ?? [])
      : [];
  return faults.flatMap(({ turn, quote, better }): Found[] => {
    const at = { turn, quote: quote.trim() };
    const said = shown.find((each) => each.turn === turn);
    if (!said || !isUsable(said, item)) return [];
    const whole = turns.find(({ number }) => number === turn)?.text ?? '';
    if (!standsIn(at.quote, said.text) || !standsIn(at.quote, whole)) return [];
    // What the rules show an indicator by shows it, whatever else is said of it.
    if (proved.some((other) => overlaps(other, at))) return [];
    return [{ ...at, better: usable(better, at.quote) }];
  });
}

const isUsable = ({ speaker, verbatim }: ShownTurn, item: RolePlayItem) =>
  item.kind === 'wording' ? verbatim : speaker === item.shownBy;

/** Whole words of a turn. */
function standsIn(quote: string, text: string): boolean {
  if (quote.length < SHORTEST_QUOTE || quote.length > LONGEST_QUOTE) return false;
  const from = text.indexOf(quote);
  if (from === -1) return false;
  const to = from + quote.length;
  return (
    !/[\p{L}\p{N}]{2}/u.test(`${text[from - 1] ?? ' '}${text[from]}`) &&
    !/[\p{L}\p{N}]{2}/u.test(`${text[to - 1]}${text[to] ?? ' '}`)
  );
}

/** A suggestion in one line, of a size that can be said. */
function usable(better: string, quote: string): string | null {
  const line = oneLine(better);
  const isSayable =
    line !== '' && line !== quote && line.length <= LONGEST_BETTER && !/https?:|www\./i.test(line);
  return isSayable ? line : null;
}
