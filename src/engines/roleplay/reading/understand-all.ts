import type { Understanding } from '../../understanding/understand.ts';
import { GIVES } from './moves.ts';
import type { Understand } from './transcript.ts';

/** From this probability on a sentence comforts. On conversations left out 7 of 10 that were taken for it did. */
const COMFORTS = 0.6;
/** 'You must sleep with it' orders; 'You must be worn out' does not. */
const ORDERS =
  /\b(?:you|he|she) (?:also |just |still |really )?(?:(?:must|should)(?! (?:be|feel|have)\b)|have to|has to|need to|needs to)\b/i;

/**
 * Reads sentences of a role-play with all that is known of them: what comforts is told by its meaning too. A patient is
 * read to by words alone, as comfort unlocks what he keeps to himself; an assessment unlocks nothing.
 */
export function understandAll(english: Pick<Understanding, 'read' | 'comfortIn'>): Understand {
  return (text) => {
    const read = english.read(text);
    const readings = read.flatMap((clause) => clause.readings);
    // What explains, advises or orders is that, however kindly it is said.
    if (ORDERS.test(text)) return read;
    if (readings.some(({ act, probability }) => GIVES.includes(act) && probability >= COMFORTS)) return read;
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
