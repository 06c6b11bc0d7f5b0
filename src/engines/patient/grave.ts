import type { Topic } from '#domain/practice/complex/acts.ts';
import { normalise } from '../understanding/normalise.ts';
import type { Draft } from './draft.ts';
import { countAsTakenUp } from './fresh-points.ts';
import { ACCEPT, type Interpretation } from './interpret.ts';
import { answersPending, thanksForAnswer } from './own-questions.ts';
import { textIn } from './part.ts';
import { stanceOn, stretchesOf } from './stance.ts';
import { isShocked } from './state.ts';
import { EASES } from './words/easing-words.ts';
import { bare } from './words/following-words.ts';
import { STANCE } from './words/stance-words.ts';
import { calm, stanceOnDread } from './worry.ts';

/** A kind word to somebody in shock: it is heard, but it does not mend anything at once. False where there is none. */
export function comfort(draft: Draft): boolean {
  const { shock } = draft.state;
  if (!shock || !isShocked(draft.state)) return false;
  draft.set({ shock: { ...shock, comforted: true } });
  if (draft.brief.grave) draft.react('empathy', 'comforted');
  else draft.sayFor('comforted');
  return true;
}

const told = (heard: readonly Interpretation[]) =>
  heard.filter(({ clause }) => !clause.text.trim().endsWith('?'));

/** Bad news shocks, and a warning of it frightens, whatever they were read as. False where there is neither. */
export function hearGraveNews(draft: Draft, heard: readonly Interpretation[]): boolean {
  const news = told(heard).filter((each) => isNews(draft, each));
  if (news.length > 0) {
    shock(draft, news);
    return true;
  }
  const isWarned = told(heard).some(({ clause }) => isWarning(draft, clause.text));
  if (isWarned) draft.sayFor('news_feared');
  return isWarned;
}

/** A dread that is denied is over, whatever the denial was read as. The clauses that deny it. */
export function hearDenials(draft: Draft, heard: readonly Interpretation[]): readonly Interpretation[] {
  const denials = told(heard).filter(({ clause }) => stanceOnDread(draft, clause.text) === 'denied');
  if (denials.length === 0 || draft.state.calmed) return [];
  calm(draft);
  return denials;
}

function shock(draft: Draft, news: readonly Interpretation[]): void {
  const isNew = !isShocked(draft.state);
  const text = news.map(({ clause }) => clause.text).join(' ');
  // Nobody takes up later what has shocked her now.
  countAsTakenUp(draft);
  draft.set({
    shock: isNew ? { since: draft.state.turn, comforted: false } : draft.state.shock,
    calmed: false,
  });
  // Whoever has asked for it may thank for a plain word, where the case knows that it must come.
  if (draft.brief.grave && thanksForAnswer(draft, text)) return;
  if (!isNew) draft.sayFor('stunned');
  else if (draft.brief.grave) draft.react('explain_diagnosis', 'shocked');
  else draft.sayFor('shocked');
}

function isNews(draft: Draft, heard: Interpretation): boolean {
  const { language } = draft.scene;
  if (isArriving(draft) || EASES[language].test(bare(heard.clause.text))) return false;
  if (language === 'en' && OF_A_THOUGHT.test(heard.clause.text)) return false;
  const { grave, lost } = STANCE[language];
  const { text } = heard.clause;
  const isExplained = (draft.state.takenUp ?? []).length > 0;
  if (wasTold(draft, text, grave)) return false;
  if (stanceOnDread(draft, text) === 'affirmed' && !isTest(heard)) return true;
  if (stanceOn(language, text, grave) === 'affirmed' && !isKnown(draft, text, grave)) return true;
  if (stretchesOf(language, text).some((stretch) => lost.test(stretch))) return true;
  // Where the case knows that it must come, its first explanation is taken for it.
  return (
    draft.brief.grave === true &&
    !draft.state.shock &&
    !isExplained &&
    isDiagnosis(heard) &&
    !answersPending(draft, text)
  );
}

/** 'Deafness is a frightening thought': that is said of the fear, and not of her. */
const OF_A_THOUGHT =
  /\b(?:is|are|'s) (?:a|an|such an?|quite an?) (?:\w+ )?(?:thought|idea|prospect|fear|worry|word)\b/i;

/** What has been told in an earlier turn is no news when it is named again: 'yours is a different cancer'. */
function wasTold({ scene, state }: Draft, text: string, grave: RegExp): boolean {
  const named = grave.exec(normalise(text))?.[0];
  return (state.instructions ?? []).some(
    (each) =>
      named !== undefined &&
      each.turn < state.turn &&
      normalise(each.text).includes(named) &&
      stanceOn(scene.language, each.text, grave) !== 'denied',
  );
}

/** What is only feared is not known. */
const FEARED: ReadonlySet<Topic> = new Set<Topic>([
  'concerns',
  'ideas',
  'expectations',
  'feelings',
  'family_history',
]);

/** Whether something grave is known: the patient speaks of it ('my wife's cancer'), or has been told and comforted. */
function isKnown({ brief, scene, state }: Draft, text: string, grave: RegExp): boolean {
  // What has been taken in is no news when it is named again.
  if (brief.grave && (state.calmed || state.shock?.comforted === true)) return true;
  const named = grave.exec(normalise(text))?.[0];
  const known = brief.facts.filter(({ topic }) => !FEARED.has(topic)).map(({ full }) => full);
  return [brief.opening, ...known].some((each) => {
    const own = normalise(textIn(each, scene.language));
    return brief.grave ? named !== undefined && own.includes(named) : grave.test(own);
  });
}

/** Before she has said what brings her, what names it says what is known: 'I hear Leo has lost a tooth.' */
const isArriving = ({ brief, state }: Draft) => !brief.grave && !state.opened && state.turn <= 1;

/** 'We'll take an X-ray because of the asbestos': what is looked for is not found. */
const isTest = ({
  clause: {
    readings: [best],
  },
}: Interpretation) => best?.act === 'explain_test' && best.probability >= ACCEPT;

const isDiagnosis = (heard: Interpretation) => heard.kind === 'act' && heard.act === 'explain_diagnosis';

/** 'I'm afraid I have bad news.' */
function isWarning({ scene }: Draft, text: string): boolean {
  const { warns } = STANCE[scene.language];
  return warns.test(normalise(text)) && stanceOn(scene.language, text, warns) !== 'denied';
}
