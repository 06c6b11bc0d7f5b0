import { useState } from 'react';
import { inBrowser } from '#web/lib/storage.ts';

/** Percent of the usual size of texts and questions. */
const STEPS = [100, 125, 150, 175, 200] as const;
export type Zoom = (typeof STEPS)[number];

const KEPT = 'bedside.exam-zoom';

export interface ZoomHandle {
  readonly zoom: Zoom;
  /** null where it is the smallest or the largest. */
  readonly smaller: (() => void) | null;
  readonly larger: (() => void) | null;
}

/** The size of the texts, as it was last chosen in this browser. */
export function useZoom(): ZoomHandle {
  const [zoom, setZoom] = useState(() => STEPS.find((step) => String(step) === inBrowser.get(KEPT)) ?? 100);
  const index = STEPS.indexOf(zoom);
  const to = (step: Zoom | undefined) =>
    step === undefined
      ? null
      : () => {
          setZoom(step);
          inBrowser.set(KEPT, String(step));
        };
  return { zoom, smaller: to(STEPS[index - 1]), larger: to(STEPS[index + 1]) };
}
