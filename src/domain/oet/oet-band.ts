import { HIGHEST_SCORE } from './bands.ts';
import type { Tally } from './marking.ts';

/** From which score of 500 OET's letters begin. */
const OET_BANDS = [
  { from: 450, band: 'A' },
  { from: 350, band: 'B' },
  { from: 300, band: 'C+' },
  { from: 200, band: 'C' },
  { from: 100, band: 'D' },
  { from: 0, band: 'E' },
] as const;

export type OetBand = (typeof OET_BANDS)[number]['band'];

/** OET's letter for raw marks, taking them in proportion to 500: an approximation, as OET re-sets its scale each time. */
export function oetBand({ obtained, total }: Tally): OetBand {
  const scaled = (band: { from: number }) => obtained * HIGHEST_SCORE >= band.from * total;
  return (total > 0 && OET_BANDS.find(scaled)?.band) || 'E';
}
