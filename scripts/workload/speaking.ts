import { mayProceed } from '#domain/practice/pronunciation.ts';
import { COMPLETE_TERM, DIALOGUE, SCORE_LINE, SCORE_TERM, SUBMIT_DIALOGUE, VOCABULARY } from './documents.ts';
import { countUp } from './journal.ts';
import type { Learner } from './learner.ts';
import type { Recorder } from './recordings.ts';

interface Tried {
  readonly attempts: number;
  readonly bestScore: number | null;
}

interface Scored {
  readonly attempts: number;
  readonly pronunciationScore: number;
}

/** Says the next term, and completes it when it may be left. */
export async function practiseVocabulary(learner: Learner, recorder: Recorder): Promise<void> {
  const { journal } = learner;
  const data = await learner.read<{
    availableVocabularyItems: Tried & { vocabularyItem: { id: string; term: string } };
  }>(VOCABULARY, { levelSlug: 'beginner-vocabulary' });
  if (!data) return;
  const { vocabularyItem, attempts, bestScore } = data.availableVocabularyItems;
  const { id, term } = vocabularyItem;
  if (!mayProceed(bestScore, attempts)) {
    const scored = await learner.act<{ testVocabularyPronunciation: Scored }>({
      query: SCORE_TERM,
      variables: { expectedTerm: term, vocabularyId: id, audioData: await recorder.record(term) },
      price: 'pronunciation',
      note: () => countUp(journal.attempts, id),
    });
    if (!scored) return;
    const { pronunciationScore, attempts: now } = scored.testVocabularyPronunciation;
    if (!mayProceed(Math.max(bestScore ?? 0, pronunciationScore), now)) return;
  }
  await learner.act({
    query: COMPLETE_TERM,
    variables: { vocabularyId: id },
    note: () => {
      countUp(journal.completions, id);
      journal.attempts.delete(id);
    },
  });
}

interface Line extends Tried {
  readonly id: string;
  readonly doctorMessage: string;
}

/** Says the next line of a dialogue, or submits it when every line may be left. */
export async function practiseDialogue(learner: Learner, recorder: Recorder): Promise<void> {
  const { journal } = learner;
  const data = await learner.read<{
    guidedPracticeGroup: { id: string; guidedPractices: readonly Line[] };
  }>(DIALOGUE, { levelSlug: 'beginner-guided' });
  if (!data) return;
  const { id, guidedPractices: lines } = data.guidedPracticeGroup;
  const line = lines.find(({ bestScore, attempts }) => !mayProceed(bestScore, attempts));
  if (line) {
    await learner.act({
      query: SCORE_LINE,
      variables: {
        expectedTerm: line.doctorMessage,
        guidedPracticeId: line.id,
        audioData: await recorder.record(line.doctorMessage),
      },
      price: 'pronunciation',
      note: () => countUp(journal.attempts, line.id),
    });
    return;
  }
  const score = Math.round(lines.reduce((sum, { bestScore }) => sum + (bestScore ?? 1), 0) / lines.length);
  await learner.act<{ submitGuidedAttempt: { success: boolean } }>({
    query: SUBMIT_DIALOGUE,
    variables: { guidedGroupId: id, score },
    note: ({ submitGuidedAttempt }) => {
      if (!submitGuidedAttempt.success) {
        journal.oddities.push('submitGuidedAttempt without success');
        return;
      }
      countUp(journal.completions, id);
      for (const each of lines) journal.attempts.delete(each.id);
    },
  });
}
