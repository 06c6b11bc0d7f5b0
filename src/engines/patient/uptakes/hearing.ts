import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import type { PatientState } from '../state.ts';
import { bare } from '../words/following-words.ts';
import { suggests } from '../words/role-play-words.ts';
import { saysBackPart } from './parts.ts';
import { sentencesSaying } from './told-phrases.ts';

/** What is said beside a sentence is said so many sentences from it. */
const NEAR = 1;

/**
 * Remembers which lines on what is explained may be said, now that this turn has said what they take up: her yes, and what
 * stands in the way, also where it is only put to her as a question.
 */
export function hearUptakes(draft: Draft, clauses: readonly Clause[]): void {
  const { uptakes = [] } = draft.brief;
  if (uptakes.length === 0) return;
  const { language } = draft.scene;
  const sentences = sentencesOf(clauses);
  const all = sentencesSaying(language, sentences);
  const told = sentencesSaying(
    language,
    sentences.map((text) => (isAsked(draft, text) ? '' : text)),
  );
  const heard = uptakes.filter(({ part, told: groups }) =>
    areNear(groups.map(saysBackPart(part) ? told : all), sentences.length),
  );
  const { turn } = draft.state;
  draft.set({
    uptakes: { ...draft.state.uptakes, ...Object.fromEntries(heard.map(({ id }) => [id, turn])) },
  });
}

/** Whoever had to name an allergy has taken in nothing of what was told beside it. */
export function forgetWhatHarms({ state }: Draft): Pick<PatientState, 'uptakes'> {
  const { turn, defended, uptakes = {} } = state;
  if (defended?.turn !== turn) return { uptakes };
  return { uptakes: Object.fromEntries(Object.entries(uptakes).filter(([, at]) => at < turn)) };
}

/** What asks proposes at most: 'Could you put your feet up?' */
const isAsked = ({ scene }: Draft, text: string): boolean =>
  text.endsWith('?') && !(scene.language === 'en' && suggests(bare(text)));

/** Whether sentences near one another are among the places of each group. */
const areNear = (places: readonly ReadonlySet<number>[], sentences: number): boolean =>
  Array.from({ length: sentences }, (_, at) => at).some((at) =>
    places.every((some) => [...some].some((place) => Math.abs(place - at) <= NEAR)),
  );

/** Clauses as the sentences that they were cut from. */
function sentencesOf(clauses: readonly Clause[]): string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const { text } of clauses) {
    begun = `${begun} ${text.trim()}`.trim();
    if (!ENDS.test(begun)) continue;
    sentences.push(begun);
    begun = '';
  }
  return begun === '' ? sentences : [...sentences, begun];
}

const ENDS = /[.?!…;:]$/;
