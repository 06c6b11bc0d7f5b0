import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { useConsent } from '#web/features/consent/use-consent.ts';
import { moduleAddress, testAddress } from '#web/features/exam/modules/addresses.ts';
import { capabilitiesOf } from '#web/features/exam/modules/capabilities.ts';
import { type ShownModule, shownModule } from '#web/features/exam/modules/module-texts.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { CreateUserProgressDocument } from './create-user-progress.generated.ts';
import { NewTestPage } from './new-test-page.tsx';
import { useHistoryKey } from './use-history-key.ts';

export function loader({ params }: LoaderFunctionArgs): ShownModule | Response {
  return shownModule(params.moduleType ?? '') ?? redirect('/oet');
}

/** With its key an attempt is created once, however often it is asked for: so it may be a query. */
function useNewAttempt(sectionType: string, mockExamId: string | null, key: string | null) {
  return useQuery({
    queryKey: ['new attempt', key],
    queryFn:
      key === null
        ? skipToken
        : ({ signal }) =>
            request(CreateUserProgressDocument, { sectionType, mockExamId }, { idempotencyKey: key, signal }),
  });
}

/** Creates an attempt and gives its place to it: Back leads to where the learner came from. */
export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const module = useLoaderData<ShownModule>();
  const consent = useConsent(capabilitiesOf(module.name));
  const key = useHistoryKey();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useNewAttempt(
    module.name,
    search.get('mock'),
    consent.kind === 'given' ? key : null,
  );
  const made = data?.createUserProgress;
  const progressId = made?.success ? made.userProgressId : null;
  useEffect(() => {
    if (progressId) void navigate(testAddress({ module: module.name, progressId }), { replace: true });
  }, [progressId, module, navigate]);
  // Asked on the page of the module, before anything is paid.
  if (consent.kind === 'asked') return <Navigate to={moduleAddress(module.name)} replace />;
  const refusal = made && !made.success ? made.message : null;
  const failure = error && messageOf(error, words('oet.new.failed'));
  return (
    <NewTestPage
      module={module}
      problem={isFetching ? null : (refusal ?? failure)}
      onRetry={() => void refetch()}
    />
  );
}
