import { randomUUID } from 'node:crypto';
import { CASE, COMPLETE_CASE, SAY } from './documents.ts';
import { countUp } from './journal.ts';
import type { Learner } from './learner.ts';

const LEVEL = { levelSlug: 'beginner-complex' };
const TURNS = 4;
const QUESTIONS = [
  'When did it start?',
  'Does anything make it worse?',
  'What medicines do you take at the moment?',
  'Are you allergic to anything?',
  'Do you smoke?',
  'How are you sleeping?',
];

interface Turn {
  readonly role: string;
  readonly content: string;
}

interface Offered {
  readonly id: string;
  readonly clinicalCase: unknown;
  readonly conversation: { readonly id: string; readonly turns: readonly Turn[] } | null;
}

interface Reply {
  readonly response: string;
  readonly conversationId: string;
  readonly turn: number;
}

/** Talks to patients, a turn a step: each case is completed after its turns, and the next one begun. */
export function consultations(learner: Learner): () => Promise<void> {
  let offered: Offered | null = null;
  let conversationId: string | null = null;
  let history: readonly Turn[] = [];
  const begin = async () => {
    const data = await learner.read<{ patientCase: Offered }>(CASE, LEVEL);
    offered = data?.patientCase ?? null;
    conversationId = offered?.conversation?.id ?? null;
    history = (offered?.conversation?.turns ?? []).map(({ role, content }) => ({ role, content }));
  };
  const say = async ({ clinicalCase }: Offered) => {
    const question = QUESTIONS[history.length % QUESTIONS.length];
    // A sentence of its own, that nobody else has ever said.
    const content = `${question} I note this as ${randomUUID()}.`;
    const conversationHistory = [...history, { role: 'doctor', content }];
    const variables = { conversationHistory, clinicalCase, conversationId };
    const reply = await learner.act<{ generateAiMessage: Reply }>({
      query: SAY,
      variables,
      price: 'aiMessage',
      note: ({ generateAiMessage }) => learner.journal.messages.push({ ...generateAiMessage, text: content }),
    });
    if (!reply) {
      offered = null;
      return;
    }
    conversationId = reply.generateAiMessage.conversationId;
    history = [...conversationHistory, { role: 'patient', content: reply.generateAiMessage.response }];
  };
  const complete = async ({ id }: Offered) => {
    await learner.act<{ completePatientCase: { success: boolean } }>({
      query: COMPLETE_CASE,
      variables: { patientCaseId: id, conversationId },
      note: ({ completePatientCase }) => {
        if (completePatientCase.success) countUp(learner.journal.completions, id);
        else learner.journal.oddities.push('completePatientCase without success');
      },
    });
    offered = null;
  };
  return async () => {
    if (!offered) await begin();
    if (!offered) return;
    await (history.length >= 2 * TURNS ? complete(offered) : say(offered));
  };
}
