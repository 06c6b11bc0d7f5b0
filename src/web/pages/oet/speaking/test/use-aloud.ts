import { useState } from 'react';
import { inBrowser } from '#web/lib/storage.ts';

const ALOUD = 'bedside.answers-aloud';

/** Whether answers are spoken by themselves: yes, unless it was switched off in this browser. */
export function useAloud(): [boolean, (wanted: boolean) => void] {
  const [aloud, setAloud] = useState(() => inBrowser.get(ALOUD) !== 'off');
  return [
    aloud,
    (wanted) => {
      setAloud(wanted);
      inBrowser.set(ALOUD, wanted ? null : 'off');
    },
  ];
}
