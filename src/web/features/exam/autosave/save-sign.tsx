import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import type { SaveStatus } from './autosave.ts';
import classes from './save-sign.module.css';
import { type Saving, useSaveStatus } from './use-autosave.ts';

const TEXTS = {
  saved: 'exam.saved',
  saving: 'exam.saving',
  offline: 'exam.saveOffline',
  failed: 'exam.saveFailed',
  conflict: 'exam.saveConflict',
} as const satisfies Record<SaveStatus, string>;

const isTrouble = (status: SaveStatus) => status !== 'saved' && status !== 'saving';

/** Whether the work has arrived. Read out only when they can't be saved, and when they are again. */
export function SaveSign({ work }: { work: Saving }) {
  const words = useWords();
  const status = useSaveStatus(work);
  const [told, setTold] = useState('');
  const wasTrouble = useRef(false);
  useEffect(() => {
    if (isTrouble(status)) {
      wasTrouble.current = true;
      setTold(words(TEXTS[status]));
    } else if (status === 'saved' && wasTrouble.current) {
      wasTrouble.current = false;
      setTold(words('exam.savedAgain'));
    }
  }, [status, words]);
  return (
    <p className={classes.sign} data-status={status}>
      {words(TEXTS[status])}
      <Announcement text={told} />
    </p>
  );
}
