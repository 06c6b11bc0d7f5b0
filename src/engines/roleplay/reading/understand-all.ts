import type { Act } from '#domain/practice/complex/acts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Understand } from './transcript.ts';

/** From this probability on a sentence comforts. On conversations left out 7 of 10 that were taken for it did. */
const COMFORTS = 0.6;
/** What explains or advises is that, however kindly it is said. */
const TELLS: ReadonlySet<Act> = new Set<Act>([
  'explain_diagnosis',
  'explain_test',
  'explain_treatment',
  'advise_lifestyle',
  'refer',
  'safety_net',
  'follow_up',
]);

/**
 * Reads sentences of a role-play with all that is known of them: what comforts is told by its meaning too. A patient is
 * read to by words alone, as comfort unlocks what he keeps to himself; an assessment unlocks nothing.
 */
export function understandAll(english: Pick<Understanding, 'read' | 'comfortIn'>): Understand {
  return (text) => {
    const read = english.read(text);
    const readings = read.flatMap((clause) => clause.readings);
    if (readings.some(({ act, probability }) => TELLS.has(act) && probability >= COMFORTS)) return read;
    const probability = english.comfortIn(text);
    if (probability < COMFORTS) return read;
    return read.map((clause) => {
      const others = clause.readings.filter(({ act }) => act !== 'empathy');
      const byWords = clause.readings.find(({ act }) => act === 'empathy')?.probability ?? 0;
      const empathy = { act: 'empathy' as const, probability: Math.max(byWords, probability) };
      return { ...clause, readings: [empathy, ...others].toSorted((a, b) => b.probability - a.probability) };
    });
  };
}
