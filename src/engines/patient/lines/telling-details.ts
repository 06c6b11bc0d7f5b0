import type { Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from '../draft.ts';
import { mayTell } from '../facts.ts';
import { saySlot, saySlotBehind, slotsIn } from '../slots.ts';
import { answerTopic } from '../topic-answers.ts';

/** What a detail is told to: its words, the topic that it is surely read for, and whether it is a question. */
interface AskedIn {
  readonly words: string;
  readonly topic: Topic | null;
  readonly isAsked: boolean;
}

/** What goes on from a fear may be told without it. */
const OF_FEAR: ReadonlySet<Topic> = new Set<Topic>(['concerns', 'feelings', 'ideas']);

/**
 * Tells a detail; where it goes on from something that is held back, that is held back first, or told first to what is
 * read for its topic.
 */
export function tellDetail(draft: Draft, id: string, { words, topic, isAsked }: AskedIn): void {
  const detail = draft.brief.details?.find((each) => each.id === id);
  if (!detail) return;
  const fact = draft.brief.facts.find((each) => each.id === detail.of);
  const isHeld = fact?.disclosure === 'guarded' && !(fact.id in draft.state.told);
  if (fact && isHeld && !mayTell(fact, draft.state)) {
    answerTopic(draft, fact.topic, words, [], fact.id);
    return;
  }
  // What is only hinted at in this breath is not gone into, nor is it brought out by what asks for nothing.
  if (fact && isHeld && (draft.has(`fact.${fact.id}.cue`) || !isAsked)) return;
  if (fact && isHeld && (fact.topic === topic || !OF_FEAR.has(fact.topic))) draft.tell(fact, 'short');
  const { detailsTold, turn, told } = draft.state;
  const unit = `detail.${id}`;
  const isTold = detailsTold?.[id] !== undefined;
  const isPart =
    (isTold && saySlot(draft, { unit, text: detail.says }, slotsIn(draft, words))) ||
    (fact !== undefined && saySlotBehind(draft, detail, fact, words));
  if (!isPart) {
    if (!draft.say(unit, detail.says)) return;
    draft.set({
      detailsTold: { ...detailsTold, [id]: detailsTold?.[id] ?? turn },
      // What goes on from a fact gives it away.
      told: fact && isHeld ? { ...told, [fact.id]: turn } : told,
    });
  }
  if (fact) draft.set({ thread: { topic: fact.topic, facts: [fact.id], negative: false, held: false } });
}
