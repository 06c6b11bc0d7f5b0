import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { ConsentPanel } from '#web/features/consent/consent-panel.tsx';
import { useConsent } from '#web/features/consent/use-consent.ts';
import { useAttempts } from '#web/features/exam/history/attempts.ts';
import { capabilitiesOf } from '#web/features/exam/modules/capabilities.ts';
import { type ShownModule, shownModule } from '#web/features/exam/modules/module-texts.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { ModulePage } from './module-page.tsx';
import { useProfession } from './use-profession.ts';

export const handle: PageHandle = { subscription: 'stay' };

/** A module that isn't offered leads to those that are. */
export function loader({ params }: LoaderFunctionArgs): ShownModule | Response {
  return shownModule(params.moduleType ?? '') ?? redirect('/oet');
}

export function Component() {
  const words = useWords();
  const module = useLoaderData<ShownModule>();
  const attempts = useAttempts(module.name);
  const profession = useProfession(module.definition);
  const consent = useConsent(capabilitiesOf(module.name));
  if (consent.kind === 'asked') {
    return (
      <Page title={words('consent.page')}>
        <ConsentPanel {...consent} back={{ to: '/oet', label: words('oet.back') }} />
      </Page>
    );
  }
  if (profession.kind === 'loading' || consent.kind === 'loading') {
    return (
      <Page title={words(module.texts.name)}>
        <Loading />
      </Page>
    );
  }
  return <ModulePage module={module} attempts={attempts} profession={profession} />;
}
