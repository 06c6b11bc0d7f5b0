import type { TaskOutcome, Verdict } from '#domain/oet/speaking/assessment.ts';
import type { SpeakingKey, TaskKey } from '#domain/oet/speaking/role-play.ts';
import { dismisses, judgement } from './reading/manners.ts';
import { makes } from './reading/moves.ts';
import { groupsIn, hasPhrase } from './reading/phrases.ts';
import { quoteOf, type Sentence, type Transcript } from './reading/transcript.ts';

/** What became of the card's tasks, each with the sentence that shows it best. */
export function judgeTasks({ sentences }: Transcript, { tasks }: SpeakingKey): TaskOutcome[] {
  const polite = sentences.filter(
    (sentence) => judgement(sentence) !== 'blames' && dismisses(sentence) !== 'rude',
  );
  return tasks.map((task) => judgeTask(polite, task));
}

/**
 * Done: one of its acts, or a phrase of each group of words. In part: a phrase of some of them. A mere repetition of its
 * words in a list shows nothing, so a sentence has to have some words of its own.
 */
function judgeTask(sentences: readonly Sentence[], { id, shownBy, model }: TaskKey): TaskOutcome {
  const acting = sentences.filter(
    (sentence) => shownBy.acts.some((act) => sentence.acts.has(act)) || doesBeside(sentence, shownBy.acts),
  );
  const told = sentences.filter(({ words }) => words >= FEWEST_WORDS);
  const reached = new Set(
    shownBy.words.flatMap((group, i) => (told.some(({ plain }) => hasPhrase(plain, group)) ? [i] : [])),
  );
  const worded = [...told].sort(
    (a, b) => groupsIn(b.plain, shownBy.words) - groupsIn(a.plain, shownBy.words),
  )[0];
  const isWorded = shownBy.words.length > 0 && reached.size === shownBy.words.length;
  const verdict: Verdict = acting.length > 0 || isWorded ? 'yes' : reached.size > 0 ? 'partly' : 'no';
  const best = acting[0] ?? (reached.size > 0 ? worded : undefined);
  return { id, verdict, shown: best ? quoteOf(best) : null, model };
}

const FEWEST_WORDS = 3;

function doesBeside(sentence: Sentence, acts: TaskKey['shownBy']['acts']): boolean {
  return (
    (acts.includes('concerns') && makes(sentence, 'ask_concerns')) ||
    (acts.includes('ideas') && makes(sentence, 'ask_ideas')) ||
    (acts.includes('expectations') && makes(sentence, 'ask_expectations')) ||
    (acts.includes('check_understanding') && makes(sentence, 'teach_back'))
  );
}
