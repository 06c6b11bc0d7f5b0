import type { TaskOutcome, Verdict } from '#domain/oet/speaking/assessment.ts';
import type { SpeakingKey, TaskKey } from '#domain/oet/speaking/role-play.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import { dismisses, judgement } from './reading/manners.ts';
import { gives, type Move, makes } from './reading/moves.ts';
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
  const byWords = (a: Sentence, b: Sentence) =>
    groupsIn(b.plain, shownBy.words) - groupsIn(a.plain, shownBy.words);
  const acting = sentences
    .filter((sentence) => shownBy.acts.some((act) => does(sentence, act)))
    .sort(byWords);
  const told = sentences.filter(({ words }) => words >= FEWEST_WORDS);
  const reached = new Set(
    shownBy.words.flatMap((group, i) => (told.some(({ plain }) => hasPhrase(plain, group)) ? [i] : [])),
  );
  const worded = [...told].sort((a, b) => byWords(a, b) || Number(gives(b)) - Number(gives(a)))[0];
  const isWorded = shownBy.words.length > 0 && reached.size === shownBy.words.length;
  const verdict: Verdict = acting.length > 0 || isWorded ? 'yes' : reached.size > 0 ? 'partly' : 'no';
  const best = acting[0] ?? (reached.size > 0 ? worded : undefined);
  return { id, verdict, shown: best ? quoteOf(best) : null, model };
}

const FEWEST_WORDS = 3;

/** What shows an act besides its being read as that. */
const MOVE_OF: Readonly<Partial<Record<Act, Move>>> = {
  concerns: 'ask_concerns',
  ideas: 'ask_ideas',
  expectations: 'ask_expectations',
  check_understanding: 'teach_back',
};

function does(sentence: Sentence, act: Act): boolean {
  const move = MOVE_OF[act];
  if (move && makes(sentence, move)) return true;
  // 'What do you already know?' comes before an explanation, and checks none.
  return sentence.acts.has(act) && !(act === 'check_understanding' && makes(sentence, 'ask_known'));
}
