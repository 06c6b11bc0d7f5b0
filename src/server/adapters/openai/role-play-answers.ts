import { z } from 'zod';
import type { RolePlayTurn, ScoredRolePlay, TurnQuote } from '#domain/oet/speaking/assessment.ts';
import type { Indicator } from '#domain/oet/speaking/criteria.ts';
import type { FurtherFindings, LoweredIndicator } from '#engines/roleplay/further.ts';
import { answersOf, itemAnswer, placeOf, suggestionOf } from './item-answers.ts';
import type { IndicatorItem, RolePlayItem, WordingItem } from './role-play-items.ts';
import type { ShownTurn } from './role-play-prompt.ts';

const answerShape = itemAnswer(z.object({ turn: z.number(), quote: z.string(), better: z.string() }));
type ItemAnswer = z.infer<typeof answerShape>;

export const answersShape = (items: readonly RolePlayItem[]) => answersOf(items, answerShape);

/** Of a size that can be said. */
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
    if (placeOf(at.quote, said.text) === -1 || placeOf(at.quote, whole) === -1) return [];
    // What the rules show an indicator by shows it, whatever else is said of it.
    if (proved.some((other) => overlaps(other, at))) return [];
    return [{ ...at, better: suggestionOf(better, at.quote, LONGEST_BETTER) }];
  });
}

const isUsable = ({ speaker, verbatim }: ShownTurn, item: RolePlayItem) =>
  item.kind === 'wording' ? verbatim : speaker === item.shownBy;
