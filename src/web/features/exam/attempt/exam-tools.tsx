import { useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ZoomHandle } from '../passage/use-zoom.ts';
import classes from './exam-tools.module.css';

const STEP_KEYS = ['exam.help.step', 'exam.help.stepText'] as const;
const KEYS = [
  ['exam.help.tab', 'exam.help.tabText'],
  ['exam.help.arrows', 'exam.help.arrowsText'],
  ['exam.help.strike', 'exam.help.strikeText'],
  ['exam.help.highlight', 'exam.help.highlightText'],
  ['exam.help.flag', 'exam.help.flagText'],
] as const;

function Help({ steps, onClose }: { steps: boolean; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words('exam.helpTitle')} onClose={onClose}>
      <dl className={classes.keys}>
        {[...KEYS, ...(steps ? [STEP_KEYS] : [])].map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{words(key)}</kbd>
            </dt>
            <dd>{words(text)}</dd>
          </div>
        ))}
      </dl>
      <p>{words('exam.help.saving')}</p>
      <div>
        <Button onClick={onClose}>{words('app.close')}</Button>
      </div>
    </Dialog>
  );
}

function ZoomButton({ sign, label, onZoom }: { sign: string; label: string; onZoom: (() => void) | null }) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-disabled={onZoom === null || undefined}
      onClick={() => onZoom?.()}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

export interface ExamToolsProps {
  readonly zoom: ZoomHandle;
  /** Whether the questions stand one after another, with keys to step through them. */
  readonly steps: boolean;
}

/** The size of the texts, and how this screen works. */
export function ExamTools({ zoom, steps }: ExamToolsProps) {
  const words = useWords();
  const [help, setHelp] = useState(false);
  const [moved, setMoved] = useState(false);
  const moving = (to: (() => void) | null) =>
    to &&
    (() => {
      setMoved(true);
      to();
    });
  return (
    <div className={classes.tools}>
      <ZoomButton sign="A−" label={words('exam.smaller')} onZoom={moving(zoom.smaller)} />
      <ZoomButton sign="A+" label={words('exam.larger')} onZoom={moving(zoom.larger)} />
      <Announcement text={moved ? words('exam.zoom', { percent: zoom.zoom }) : ''} />
      <button type="button" className={classes.tool} onClick={() => setHelp(true)}>
        {words('exam.help')}
      </button>
      {help ? <Help steps={steps} onClose={() => setHelp(false)} /> : null}
    </div>
  );
}
