import { useEffect, useEffectEvent, useState } from 'react';
import type { SpentTime } from '../autosave/spent-time.ts';
import type { ExamQuestion } from './question.ts';
import { focusQuestion } from './question-view.tsx';

export interface Paging {
  /** The question that is shown; null where all are. */
  readonly current: ExamQuestion | null;
  /** To a question, and into it. */
  readonly go: (id: string) => void;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

const STEP_KEYS = ['KeyN', 'KeyP'];

export interface PagingOptions {
  /** list: all questions below each other; single: one after another. */
  readonly layout: 'list' | 'single';
  readonly spent: SpentTime;
  /** The question has to be shown, if it is not. */
  readonly onGo: (id: string) => void;
}

/** Where a candidate is in a part. */
export function usePaging(
  questions: readonly ExamQuestion[],
  { layout, spent, onGo }: PagingOptions,
): Paging {
  const [shown, setShown] = useState(questions[0]?.id);
  const index = questions.findIndex(({ id }) => id === shown);
  const current = layout === 'single' ? (questions[index] ?? null) : null;
  const currentId = current?.id;
  useEffect(() => {
    if (currentId) spent.look(currentId);
  }, [currentId, spent]);

  function go(id: string): void {
    setShown(id);
    onGo(id);
    requestAnimationFrame(() => focusQuestion(id));
  }
  const to = (question: ExamQuestion | undefined) => (question && current ? () => go(question.id) : null);
  const previous = to(questions[index - 1]);
  const next = to(questions[index + 1]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || !STEP_KEYS.includes(event.code)) return;
    event.preventDefault();
    (event.code === 'KeyN' ? next : previous)?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { current, go, previous, next };
}
