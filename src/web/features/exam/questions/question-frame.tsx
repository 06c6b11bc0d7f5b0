import type { KeyboardEvent } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { FlagIcon } from '#web/ui/icons.tsx';
import { useAids } from '../aids/use-aids.ts';
import { type ExamQuestion, questionElementId } from './question.ts';

/** With Alt. */
const FLAG_KEY = 'KeyM';

/** For the element around a question, wherever it stands: it is found by its id, noticed and flagged from inside. */
export function useQuestionFrame(id: string, onLook: (id: string) => void) {
  const { flag } = useAids();
  return {
    id: questionElementId(id),
    onFocus: () => onLook(id),
    onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.code !== FLAG_KEY) return;
      event.preventDefault();
      flag(id);
    },
  };
}

interface FlagButtonProps {
  readonly question: Pick<ExamQuestion, 'id' | 'number'>;
  readonly className?: string | undefined;
}

export function FlagButton({ question: { id, number }, className }: FlagButtonProps) {
  const words = useWords();
  const { aids, flag } = useAids();
  return (
    <button
      type="button"
      // By keyboard a question is flagged from inside it: Tab goes from gap to gap.
      tabIndex={-1}
      className={className}
      aria-pressed={aids.flagged.includes(id)}
      aria-label={words('exam.flagLabel', { number })}
      title={words('exam.flag')}
      onClick={() => flag(id)}
    >
      <FlagIcon />
    </button>
  );
}
