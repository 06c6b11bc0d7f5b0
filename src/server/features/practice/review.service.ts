import { AppError } from '#domain/errors.ts';
import { type Coverage, coverageOf } from '#domain/practice/complex/coverage.ts';
import type { Deps } from '../../deps.ts';
import { findConversation, turnsOf } from '../conversation/conversation.store.ts';
import { findBrief } from './briefs.store.ts';
import { findCase } from './complex.store.ts';

/** What the doctor covered, from the stored turns alone, whoever played the patient. Errors: VAL_001, SRV_002. */
export async function reviewConsultation(
  { db, understanding }: Pick<Deps, 'db' | 'understanding'>,
  learnerId: string,
  conversationId: string,
  signal: AbortSignal,
): Promise<Coverage[]> {
  const conversation = await findConversation(db, learnerId, conversationId);
  const row = conversation?.subject ? await findCase(db, conversation.subject) : undefined;
  if (!conversation || !row) throw new AppError('VAL_001', { reason: 'unknown_item' });
  const turns = (await turnsOf(db, conversation.id)).filter(({ role }) => role === 'doctor');
  const brief = await findBrief(db, row.id);
  const request = { language: row.language, brief, turns: turns.map(({ content }) => content) };
  const read = await understanding.understand(request, signal);
  return coverageOf(
    brief,
    turns.map(({ number }, index) => ({ turn: number, clauses: read[index] ?? [] })),
  );
}
