import { useWords } from '../../lib/words/use-words.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

export function NotFoundPage() {
  const words = useWords();
  return (
    <Page title={words('notFound.title')} width="narrow">
      <Stack>
        <h1>{words('notFound.title')}</h1>
        <p>{words('notFound.text')}</p>
        <div>
          <LinkButton to="/">{words('notFound.home')}</LinkButton>
        </div>
      </Stack>
    </Page>
  );
}
