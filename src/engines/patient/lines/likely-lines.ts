import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import { isAsked, isTold } from '../marks.ts';
import { followUpIn } from '../short-questions.ts';
import { pointsBack } from '../taking-up.ts';
import { contentOf } from '../words/content-words.ts';
import { withAspect } from './asked-aspect.ts';
import { lineChances } from './asked-line.ts';
import { amongOthers, type Chance } from './line-scorer.ts';
import { withTopicFirst } from './topic-first.ts';
import { ofWhatIsAsked } from './what-is-asked.ts';

/** So many words take something up, and no more. */
const MOST_NAMING = 8;
/** 'What worries you about that?' is of what was said before, however long it was. */
const ABOUT_THAT =
  /\babout (?:that|this|it)\b|\banything like (?:that|this)\b|\bany of (?:that|this|those|these)\b/i;
/** 'Is there something that still scares you?', once she has been calmed. */
const STILL = /\b(?:still|left)\b/i;
const LONGEST_SAID = 30;
/** From this probability on what names nothing is read with what it follows. */
const JOINED = 0.3;
/** Unless it has a line of its own that is as sure as this. */
const UNSURE = 0.5;

/**
 * The lines of a case by how likely they answer a clause, given the part that it asks for and what it points to. What
 * points to something is compared with and without what named it, and the surer of both counts. Null where nobody has
 * written how the lines are asked for.
 */
export function likelyLines(draft: Draft, clause: Clause, before: Clause | null): Chance[] | null {
  return withTopicFirst(draft, clause, ofWhatIsAsked(draft, clause, likeliest(draft, clause, before)));
}

function likeliest(draft: Draft, clause: Clause, before: Clause | null): Chance[] | null {
  const isOfOthers = ABOUT_THAT.test(clause.text) || (draft.state.calmed && STILL.test(clause.text));
  const known = isOfOthers ? toldFears(draft) : [];
  const open = (some: Clause) => {
    const chances = withAspect(draft, some, lineChances(draft, some, before));
    return chances && amongOthers(chances, ({ kind, id }) => kind !== 'fact' || !known.includes(id));
  };
  const one = open(clause);
  const whole = withWhatItNames(draft, clause, before);
  const both = whole && open(whole);
  if (!one || !both) return one;
  // 'That they'll film you. Has somebody done that before?' names it in what it follows.
  const isBare =
    contentOf(clause.text).length === 0 &&
    followUpIn(draft, clause, true) === null &&
    chanceOf(one) < UNSURE &&
    chanceOf(both) >= JOINED;
  return isBare || chanceOf(both) > chanceOf(one) ? both : one;
}

/**
 * 'What worries you about that?' asks for no fear that was told before it was spoken of, nor 'what still scares you?' for
 * one that is calmed.
 */
const toldFears = ({ brief, state }: Draft): string[] =>
  brief.facts.filter(({ id, topic }) => topic === 'concerns' && id in state.told).map(({ id }) => id);

const chanceOf = ([best]: readonly Chance[]) => best?.probability ?? 0;

/** 'You mentioned your father. What happened to him?' is one question. Null where nothing was named before. English alone. */
function withWhatItNames({ scene }: Draft, clause: Clause, before: Clause | null): Clause | null {
  const isAbout = ABOUT_THAT.test(clause.text);
  const most = isAbout ? LONGEST_SAID : MOST_NAMING;
  const isNaming =
    before !== null && isTold(before) && !isAsked(before) && before.text.split(' ').length <= most;
  const points = isAbout || pointsBack(clause);
  if (scene.language !== 'en' || !isNaming || !points || contentOf(before.text).length === 0) return null;
  return { ...clause, text: `${before.text.trim().replace(/[.!…]+$/, '')}, ${clause.text}` };
}
