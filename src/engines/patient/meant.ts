import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { ownFacts } from './facts.ts';
import { hookIn } from './hooks.ts';
import { ACCEPT, type Clause, type Interpretation, isTopic } from './interpret.ts';
import { hasBeenTold } from './recalling.ts';
import { bare } from './words/following-words.ts';
import {
  asksForEarlier,
  asksForFamily,
  asksForFood,
  asksHowItGoes,
  invitesFear,
  invitesQuestions,
  mayAsk,
  offers,
  proposes,
  suggests,
  sumsUp,
} from './words/role-play-words.ts';
import { asksForHealth, asksWhatIsHardest } from './words/turn-words.ts';

/** A reading that is surer than this stands, where the case has something to say to it. */
export const SURE = 0.8;

/** 'Would you let your daughter help?' proposes something, in English, and 'shall I explain?' offers it. */
export function arrangement({ scene, brief }: Draft, clause: Clause): Interpretation | null {
  if (scene.language !== 'en') return null;
  const text = bare(clause.text);
  if (TELL_ALL.test(text)) return null;
  if (brief.resisting && offers(text)) return { kind: 'offer', clause };
  const [best] = clause.readings;
  // A case may be asked for its history in such words: 'do you think you could be pregnant?'
  const isAsked = best !== undefined && isTopic(best.act) && best.probability >= SURE;
  if (brief.resisting ? !suggests(text) : !proposes(text) || isAsked) return null;
  return isAsked && MINDS.has(best.act as Topic) ? null : { kind: 'act', act: 'agree_plan', clause };
}

/** 'Can you take me through what happened?' proposes nothing. */
const TELL_ALL = /\byou (?:please )?(?:take|talk|walk|run) me through\b/;

const ANYTHING_ELSE = /\b(?:any|some)thing else\b/;

/** What a role-play's candidate asks in ways that are easily taken for something near by. */
export function meantIn(draft: Draft, clause: Clause): Interpretation | null {
  const { brief, scene } = draft;
  const text = bare(clause.text);
  if (!brief.resisting) {
    const isMind = scene.language === 'en' && invitesFear(text);
    return isMind ? { kind: 'act', act: 'concerns', clause } : null;
  }
  const act = (meant: Act): Interpretation => ({ kind: 'act', act: meant, clause });
  if (invitesQuestions(text)) return act('invite_questions');
  // Once a plan was told it asks for no refusal more.
  if (ANYTHING_ELSE.test(text) && invitesFear(text) && hasBeenTold(draft)) return act('anything_else');
  if (invitesFear(text)) {
    const hook = hookIn(draft, clause.text);
    return hook && 'concern' in hook ? { kind: 'hook', concern: hook.concern, clause } : act('concerns');
  }
  if (sumsUp(text)) return act('summarise');
  if (!isQuestionIn(clause)) return null;
  if (asksWhatIsHardest(text)) return act('concerns');
  const [best] = clause.readings;
  const has = (topic: Topic) => ownFacts(brief, topic).length > 0;
  const isTold = best !== undefined && isTopic(best.act) && best.probability >= SURE && has(best.act);
  if (asksHowItGoes(text) && best?.act !== 'small_talk' && !isTold) {
    return / (?:with|about) /.test(text) ? null : act('tell_more');
  }
  if (asksForHealth(text) && has('past_history')) return act('past_history');
  if (asksForFamily(text) && has('family_history')) return act('family_history');
  if (asksForFood(text) && has('diet')) return act('diet');
  const isPast = best?.act === 'past_history' || best?.act === 'previous_episodes';
  return isPast && asksForEarlier(text) && has('previous_episodes') ? act('previous_episodes') : null;
}

/** What somebody thinks of a proposal is asked like a proposal. */
const MINDS: ReadonlySet<Topic> = new Set<Topic>(['concerns', 'ideas', 'pregnancy']);

/** Whether a clause of a role-play's candidate asks at all. */
export function isQuestionIn(clause: Clause): boolean {
  const [best] = clause.readings;
  const isStatement = best !== undefined && !isTopic(best.act) && best.probability >= ACCEPT;
  return clause.text.includes('?') || (!isStatement && mayAsk(clause.text));
}
