import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './exam-panes.module.css';

export interface ExamPanesProps {
  /** What the questions are about: texts, a recording, case notes. */
  readonly material: ReactNode;
  readonly materialName: string;
  /** What is done about it: questions, a letter. */
  readonly questions: ReactNode;
  readonly questionsName: string;
  /** The one that a narrow screen shows. */
  readonly shown: Pane;
  readonly onShow: (pane: Pane) => void;
}

export type Pane = 'material' | 'questions';
const PANES: readonly Pane[] = ['material', 'questions'];

const tabId = (pane: Pane) => `exam-tab-${pane}`;
const paneId = (pane: Pane) => `exam-pane-${pane}`;

/** As the stylesheet has it. */
const NARROW = '(max-width: 61.99em)';

function followWidth(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Beside each other, each scrolling on its own; on a narrow screen one at a time, behind tabs. */
export function ExamPanes(props: ExamPanesProps) {
  const words = useWords();
  const isNarrow = useSyncExternalStore(followWidth, () => matchMedia(NARROW).matches);
  const { shown, onShow } = props;
  const names = { material: props.materialName, questions: props.questionsName };
  const contents = { material: props.material, questions: props.questions };

  function show(pane: Pane): void {
    onShow(pane);
    document.getElementById(tabId(pane))?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    show(shown === 'material' ? 'questions' : 'material');
  };
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={words('exam.views')} onKeyDown={onKeyDown}>
        {PANES.map((pane) => (
          <button
            key={pane}
            id={tabId(pane)}
            type="button"
            role="tab"
            aria-selected={shown === pane}
            aria-controls={paneId(pane)}
            tabIndex={shown === pane ? 0 : -1}
            className={classes.tab}
            onClick={() => show(pane)}
          >
            {names[pane]}
          </button>
        ))}
      </div>
      <div className={classes.panes}>
        {PANES.map((pane) => (
          <section
            key={pane}
            id={paneId(pane)}
            className={classes.pane}
            data-pane={pane}
            data-shown={shown === pane || undefined}
            {...(isNarrow
              ? { role: 'tabpanel', 'aria-labelledby': tabId(pane) }
              : { 'aria-label': names[pane] })}
            // Scrolls by the keyboard where it scrolls on its own.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
            tabIndex={0}
          >
            <h2 className="visually-hidden">{names[pane]}</h2>
            {contents[pane]}
          </section>
        ))}
      </div>
    </>
  );
}
