import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
import type { Conversation, Judge, Judged } from '../finding.ts';
import { fromOpenToClosed, listening, summarised } from './gathering.ts';
import { foundOutKnown, furtherNeeds, inPieces, reactionsInvited, understandingChecked } from './giving.ts';
import { cuesTakenUp, elicited, related } from './perspective.ts';
import { clarified, plainQuestions } from './questioning.ts';
import { attention, empathy, opening, withoutJudgement } from './relationship.ts';
import { organised, sequence, signposts } from './structure.ts';

const JUDGES: Readonly<Record<Indicator, Judge>> = {
  A1: opening,
  A2: attention,
  A3: withoutJudgement,
  A4: empathy,
  B1: elicited,
  B2: cuesTakenUp,
  B3: related,
  C1: sequence,
  C2: signposts,
  C3: organised,
  D1: listening,
  D2: fromOpenToClosed,
  D3: plainQuestions,
  D4: clarified,
  D5: summarised,
  E1: foundOutKnown,
  E2: inPieces,
  E3: reactionsInvited,
  E4: understandingChecked,
  E5: furtherNeeds,
};

/** What rules make of every indicator, in OET's order. */
export const judgeByRules = (conversation: Conversation): Judged[] =>
  INDICATORS.map((indicator) => JUDGES[indicator](conversation));
