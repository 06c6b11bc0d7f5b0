import type { Act } from '#domain/practice/complex/acts.ts';
import { ARRIVING } from './at-the-door.ts';
import type { Draft } from './draft.ts';
import type { Clause } from './interpret.ts';
import { SURE } from './meant.ts';
import { hasBeenTold } from './recalling.ts';
import { isOfFluids } from './words/fluid-words.ts';
import { bare } from './words/following-words.ts';
import { isOfInjury } from './words/grave-questions.ts';
import { ASKS_AGAIN, LEAVING, OF_A_MACHINE } from './words/leaving-words.ts';
import type { OtherLanguage } from './words/other-languages.ts';
import { asksForName, leavesRole } from './words/role-play-words.ts';
import { asksForPain, asksToRepeat, asksWhenItIs, saysGoodbye } from './words/turn-act-words.ts';

/** 'Don't be too hard on yourself.' */
const SPARES =
  /\b(?:hard on|blame|blaming|reproach|punish) yourself\b|\b(?:are you|you're|you are) (?:afraid|scared|worried)\b/;

/** 'Sorry for my English.' */
const OF_OWN_ENGLISH = /\bmy (?:\w+ )?(?:english|accent|pronunciation)\b/;

/**
 * 'Vaya.' and 'Dime' are taken for what they are not: who goes, or leaves the role, says so. Nor is water alcohol. In all
 * languages but English.
 */
function inOtherLanguages(language: OtherLanguage, clause: Clause, text: string): Clause {
  const readings = clause.readings.filter(
    ({ act }) =>
      !(act === 'alcohol' && isOfFluids(language, text)) &&
      !(act === 'goodbye' && !LEAVING[language].test(text)) &&
      !(act === 'repeat_please' && !ASKS_AGAIN[language].test(text)) &&
      !(act === 'leave_role' && !OF_A_MACHINE.test(text)),
  );
  return readings.length === clause.readings.length ? clause : { ...clause, readings };
}

/** 'When is the baby due?' */
const OF_A_BABY = /\b(?:baby|due|pregnan\w+|period|scan)\b/;

/** 'What are they called?' asks for no name of hers. */
const OF_OTHERS = /\b(?:is|are|was|were) (?:they|those|these|it|that|this)(?: \w+)? called\b/;

/** 'How long did the fit go on?' asks for no beginning; 'how long has it been going on?' does. */
const ASKS_HOW_LONG_IT_TOOK = /\bhow long\b.* (?:lasts?|lasted|went on|goes? on|took|takes?)\b/;

/** 'You can always ask for me' invites no question. */
const OF_QUESTIONS = /\bquestions?\b|\banything\b|\bask (?:me|us|away|whatever)\b|\bwhatever\b/;

/** Names and the leaving of a role are read in much that only sounds alike. */
export function soberly(draft: Draft, said: Clause): Clause {
  const { scene, brief, state } = draft;
  const text = bare(said.text);
  if (scene.language !== 'en') return inOtherLanguages(scene.language, said, text);
  const history = isNothingTold(draft) ? asOfHistory(said) : said;
  const clause = asFeared(asKind(asOfQuestions(history, text), text), text);
  const readings = clause.readings.filter(
    ({ act, probability }) =>
      !(act === 'name' && (brief.resisting ? !asksForName(text) : OF_OTHERS.test(text))) &&
      !(act === 'age' && OF_OTHERS_AGE.test(text)) &&
      !(act === 'repeat_please' && !asksToRepeat(text)) &&
      !(act === 'self_harm' && (asksForPain(text) || SPARES.test(text) || isOfInjury(text))) &&
      !(act === 'alcohol' && isOfFluids('en', text)) &&
      !((act === 'onset' || (act === 'pregnancy' && !OF_A_BABY.test(text))) && asksWhenItIs(text)) &&
      !(act === 'onset' && ASKS_HOW_LONG_IT_TOOK.test(text)) &&
      !(act === 'invite_questions' && !said.text.includes('?') && !OF_QUESTIONS.test(text)) &&
      // 'Good day' at the door is no leave, nor is 'he goes home with you today'.
      !(act === 'goodbye' && (state.turn <= ARRIVING || !saysGoodbye(text))) &&
      !(
        act === 'leave_role' &&
        !leavesRole(text) &&
        (brief.resisting || probability < SURE || OF_OWN_ENGLISH.test(text))
      ),
  );
  return readings.length === clause.readings.length ? clause : { ...clause, readings };
}

/** 'How old is your daughter?' asks for nobody's own age. */
const OF_OTHERS_AGE =
  /\bhow old (?:is|are|was|were) your (?:daughters?|sons?|children|kids?|boys?|girls?|mother|mum|father|dad|brothers?|sisters?|wife|husband|partner)\b/;

/** The patient of a case has only come, and nobody has explained anything. */
const isNothingTold = (draft: Draft): boolean =>
  !draft.brief.resisting && draft.state.turn <= ARRIVING && draft.fresh.length === 0 && !hasBeenTold(draft);

/** 'Tell me in your own words how things have gone' checks nothing that was understood. */
const asOfHistory = (clause: Clause): Clause => withAct(clause, 'check_understanding', 'tell_more');

/** 'And your voice going as well, that can't be easy' reassures nobody. */
const IS_KIND =
  /\b(?:can't|cannot|can not|must) (?:be|have been) (?:easy|nice|fun|pleasant|hard|difficult|awful|frightening|tough)\b|\bno wonder\b/;

const asKind = (clause: Clause, text: string): Clause =>
  IS_KIND.test(text) ? withAct(clause, 'reassure', 'empathy') : clause;

/** 'What's weighing on you most?' asks for no strain of work. */
const WEIGHS = /\bweigh(?:s|ing|ed)? (?:on you|you down)\b/;

const asFeared = (clause: Clause, text: string): Clause =>
  WEIGHS.test(text) ? withAct(clause, 'stress', 'concerns') : clause;

/** A clause in which one act is read as another. */
const withAct = (clause: Clause, from: Act, to: Act): Clause => ({
  ...clause,
  readings: clause.readings.map((reading) => (reading.act === from ? { ...reading, act: to } : reading)),
});

/** 'Is there anything else you would like to ask me?' asks for no symptom. */
const FOR_QUESTIONS =
  /\b(?:anything|something|what|any questions?)\b(?: \S+){0,5} (?:ask|questions?|know)\b(?: me)?$|\banything else before (?:you|we|i)\b|\bany (?:last |final |other |more |further )?questions?\b(?! (?:about|on|of))/;

const asOfQuestions = (clause: Clause, text: string): Clause =>
  FOR_QUESTIONS.test(text) ? withAct(clause, 'anything_else', 'invite_questions') : clause;
