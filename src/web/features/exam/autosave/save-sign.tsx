import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import type { Autosave, SaveStatus } from './autosave.ts';
import classes from './save-sign.module.css';
import { useSaveStatus } from './use-autosave.ts';

const TEXTS = {
  saved: 'exam.saved',
  saving: 'exam.saving',
  offline: 'exam.saveOffline',
  failed: 'exam.saveFailed',
} as const satisfies Record<SaveStatus, string>;

const isTrouble = (status: SaveStatus) => status === 'offline' || status === 'failed';

/** Whether the answers have arrived. Read out only when they can't be saved, and when they are again. */
export function SaveSign({ answers }: { answers: Autosave }) {
  const words = useWords();
  const status = useSaveStatus(answers);
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
