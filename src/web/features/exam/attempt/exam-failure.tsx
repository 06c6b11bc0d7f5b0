import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';

export interface ExamFailureProps {
  readonly title: string;
  /** The whole sentence. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly back: { readonly to: string; readonly label: string };
}

/** A test that could not be loaded. */
export function ExamFailure({ title, message, onRetry, back }: ExamFailureProps) {
  const words = useWords();
  return (
    <Stack>
      <h1>{title}</h1>
      <Notice kind="error">{message}</Notice>
      <Row>
        <Button onClick={onRetry}>{words('app.retry')}</Button>
        <LinkButton to={back.to} variant="default">
          {back.label}
        </LinkButton>
      </Row>
    </Stack>
  );
}
