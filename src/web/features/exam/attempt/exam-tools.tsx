import { useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import type { ZoomHandle } from '../passage/use-zoom.ts';
import classes from './exam-tools.module.css';

const HIGHLIGHT = ['exam.help.highlight', 'exam.help.highlightText'] as const;
const QUESTION_KEYS = [
  ['exam.help.tab', 'exam.help.tabText'],
  ['exam.help.arrows', 'exam.help.arrowsText'],
  ['exam.help.strike', 'exam.help.strikeText'],
  HIGHLIGHT,
  ['exam.help.flag', 'exam.help.flagText'],
] as const;

/** What is worked on: questions below each other, or one after another; notes that are read; a letter; a card; a conversation. */
export type ExamKeys = 'questions' | 'steps' | 'notes' | 'letter' | 'card' | 'talk';

const KEYS: Readonly<Record<ExamKeys, readonly (readonly [PlainKey, PlainKey])[]>> = {
  questions: QUESTION_KEYS,
  steps: [...QUESTION_KEYS, ['exam.help.step', 'exam.help.stepText']],
  notes: [HIGHLIGHT],
  letter: [['exam.help.tab', 'exam.help.tabTextLetter'], HIGHLIGHT],
  card: [HIGHLIGHT],
  talk: [
    ['exam.help.record', 'exam.help.recordText'],
    ['exam.help.escape', 'exam.help.escapeText'],
    HIGHLIGHT,
  ],
};

const SAVING: Readonly<Record<ExamKeys, PlainKey>> = {
  questions: 'exam.help.saving',
  steps: 'exam.help.saving',
  notes: 'exam.help.savingNotes',
  letter: 'exam.help.savingLetter',
  card: 'exam.help.savingCard',
  talk: 'exam.help.savingTalk',
};

function Help({ keys, onClose }: { keys: ExamKeys; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words('exam.helpTitle')} onClose={onClose}>
      <dl className={classes.keys}>
        {KEYS[keys].map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{words(key)}</kbd>
            </dt>
            <dd>{words(text)}</dd>
          </div>
        ))}
      </dl>
      <p>{words(SAVING[keys])}</p>
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
  /** What the help is about. */
  readonly keys: ExamKeys;
}

/** The size of the texts, and how this screen works. */
export function ExamTools({ zoom, keys }: ExamToolsProps) {
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
      {help ? <Help keys={keys} onClose={() => setHelp(false)} /> : null}
    </div>
  );
}
