import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stands where attempts would be; the page around it goes on. */
export function AttemptsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <>
      <Notice kind="error">{words('oet.failed', { message })}</Notice>
      <div>
        <Button variant="default" onClick={onRetry}>
          {words('app.retry')}
        </Button>
      </div>
    </>
  );
}
