import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { areHighlighted } from '../aids/aids.ts';
import { useAids } from '../aids/use-aids.ts';
import classes from './highlighter.module.css';
import { type Selected, selectedIn } from './selected.ts';

const KEY = 'h';
/** Below the selection, where a phone leaves room for its own menu. */
const DISTANCE = 8;

/** A field takes its letters itself. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea');
}

/** What is selected inside an element, as long as it is. */
function useSelected(root: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const look = () => setSelected(root.current && selectedIn(root.current));
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [root]);
  return selected;
}

/** A button beside the words that are selected, and the key H while they are. */
export function Highlighter({ root }: { root: RefObject<HTMLElement | null> }) {
  const words = useWords();
  const { aids, highlight } = useAids();
  const selected = useSelected(root);
  const button = useRef<HTMLButtonElement>(null);

  function apply(): void {
    if (!selected) return;
    highlight(selected);
    document.getSelection()?.removeAllRanges();
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!selected || !plain || event.key.toLowerCase() !== KEY || isTyping(event.target)) return;
    event.preventDefault();
    apply();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useLayoutEffect(() => {
    const shown = button.current;
    if (!selected || !shown) return;
    const box = document.getSelection()?.getRangeAt(0).getBoundingClientRect?.();
    if (!box) return;
    const left = Math.min(Math.max(box.left, DISTANCE), window.innerWidth - shown.offsetWidth - DISTANCE);
    const below = Math.min(box.bottom + DISTANCE, window.innerHeight - shown.offsetHeight - DISTANCE);
    shown.style.left = `${left}px`;
    shown.style.top = `${below}px`;
  }, [selected]);

  if (!selected) return null;
  return (
    <button
      ref={button}
      type="button"
      className={classes.button}
      // The selection stays while the button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={apply}
    >
      {words(areHighlighted(aids, selected) ? 'exam.unhighlight' : 'exam.highlight')}
      <kbd>H</kbd>
    </button>
  );
}
