import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';

export function ResultsLoading() {
  const words = useWords();
  return (
    <Page title={words('oet.results.page')}>
      <Loading text={words('oet.results.loading')} />
    </Page>
  );
}
