import type { RolePlayTurn, Verdict } from '#domain/oet/speaking/assessment.ts';
import type { Indicator } from '#domain/oet/speaking/criteria.ts';

/** A verdict of people; null where they see no occasion. */
export type Label = Verdict | null;

/** A conversation of a bank, and what people say of its indicators and of its candidate's sentences. */
export interface LabelledRolePlay {
  readonly rolePlay: string;
  readonly turns: readonly (readonly [role: RolePlayTurn['role'], text: string])[];
  readonly labels: Readonly<Partial<Record<Indicator, Label>>>;
  /** The candidate's turns that people mark for and against an indicator, from 0 among all turns; not in every bank. */
  readonly shows?: Readonly<
    Record<'for' | 'against', Readonly<Partial<Record<Indicator, readonly number[]>>>>
  >;
  /** By the number of a sentence of the candidate's; of some banks alone. */
  readonly moves?: Readonly<Record<number, readonly string[]>>;
}

/** People type and speak about so fast. */
const MS_A_WORD = 400;
const MS_A_PAUSE = 1_200;

/** The turns of a conversation as if they had been typed. */
export function turnsOf(turns: LabelledRolePlay['turns']): RolePlayTurn[] {
  let atMs = 0;
  return turns.map(([role, text], index) => {
    const turn = { number: index + 1, role, text, atMs, measures: null, units: null };
    atMs += MS_A_WORD * text.split(/\s+/).length + MS_A_PAUSE;
    return { ...turn, source: role === 'doctor' ? 'typed' : null } as RolePlayTurn;
  });
}
