import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import type { Topic } from '#domain/practice/complex/acts.ts';
import type { Utterance } from '#domain/practice/complex/brief.ts';
import type { Draft } from './draft.ts';
import { nearerOf } from './facts.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { isOnlySaid } from './marks.ts';
import { plain } from './plain.ts';
import { answerTopic } from './topic-answers.ts';

/** Where two topics may have been meant and it makes no difference, the patient doesn't ask which. */
export function settleNear(draft: Draft, heard: Interpretation): Interpretation {
  if (heard.kind !== 'between') return heard;
  // What is told and asks for nothing was not meant for either.
  if (isOnlySaid(draft.scene.language, heard.clause))
    return { kind: 'lost', clause: heard.clause, isFaint: true };
  const topic = nearerOf(draft, heard.topics, plain(heard.clause.text));
  return topic ? { kind: 'act', act: topic, clause: heard.clause } : heard;
}

/** After 'Do you mean this or that?' less is needed to see which. */
export function settleChoice(
  draft: Draft,
  heard: readonly Interpretation[],
  clauses: readonly Clause[],
): boolean {
  const { between } = draft.state;
  if (!between) return false;
  draft.set({ between: null });
  const isClear = heard.some((each) => CLEAR.has(each.kind) || (each.kind === 'act' && isTopic(each.act)));
  if (isClear || heard.length === 0) return false;
  const chance = (topic: Topic) =>
    Math.max(
      0,
      ...clauses.flatMap(({ readings }) =>
        readings.filter(({ act }) => act === topic).map(({ probability }) => probability),
      ),
    );
  const [first, second] = between.toSorted((a, b) => chance(b) - chance(a)) as [Topic, Topic];
  if (chance(first) <= chance(second)) return false;
  answerTopic(draft, first, plain(clauses.map(({ text }) => text).join(' ')));
  return true;
}

/** Readings that ask for something of their own. */
export const CLEAR: ReadonlySet<Interpretation['kind']> = new Set([
  'follow',
  'daily',
  'fact',
  'detail',
  'list',
]);

/** Says that nothing was understood, or asks which of two was meant. */
export function admitLost(draft: Draft, heard: readonly Interpretation[]): void {
  const choice = heard.find((each) => each.kind === 'between');
  if (choice) {
    askBetween(draft, choice.topics);
    return;
  }
  draft.sayFor(draft.state.lost === 0 ? 'not_understood' : 'not_understood_again');
  draft.set({ lost: draft.state.lost + 1 });
}

function askBetween(draft: Draft, topics: readonly [Topic, Topic]): void {
  const { names, lines } = draft.talk;
  const used = draft.state.used.ask_between ?? 0;
  const index = used % lines.ask_between.length;
  const template = lines.ask_between[index]!;
  const utterance = Object.fromEntries(
    LEARNING_LANGUAGES.map((language) => [
      language,
      template[language]
        .replace('{a}', names[topics[0]][language])
        .replace('{b}', names[topics[1]][language]),
    ]),
  ) as unknown as Utterance;
  draft.set({ between: topics, used: { ...draft.state.used, ask_between: used + 1 } });
  draft.say(`between.${index}.${topics.join('.')}`, utterance);
}
