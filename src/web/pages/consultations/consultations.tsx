import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isLearningLanguage } from '#domain/languages.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ConsultationFailed, ConsultationFrame, ConsultationPage } from './consultation-page.tsx';
import { ConsultationsPage } from './consultations-page.tsx';
import { PastConsultationDocument } from './past-consultation.generated.ts';
import { PastConsultationsDocument } from './past-consultations.generated.ts';

function All() {
  const words = useWords();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['past consultations'],
    queryFn: async ({ signal }) =>
      (await request(PastConsultationsDocument, {}, { signal })).pastConsultations,
  });
  return (
    <ConsultationsPage
      consultations={data ?? null}
      problem={error && !isFetching ? messageOf(error, words('past.failed')) : null}
      onRetry={() => void refetch()}
    />
  );
}

function One({ conversationId }: { conversationId: string }) {
  const words = useWords();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['past consultation', conversationId],
    queryFn: ({ signal }) => request(PastConsultationDocument, { conversationId }, { signal }),
  });
  if (!data) {
    return (
      <ConsultationFrame title={words('past.page')}>
        {error && !isFetching ? (
          <ConsultationFailed
            message={messageOf(error, words('past.oneFailed'))}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading />
        )}
      </ConsultationFrame>
    );
  }
  const { language, turns, ...past } = data.pastConsultation;
  return (
    <ConsultationPage
      {...past}
      learning={isLearningLanguage(language) ? language : 'en'}
      turns={turns.flatMap(({ number, role, content }) =>
        role === 'system' ? [] : [{ number, role, content }],
      )}
    />
  );
}

/** All of them, or the one that the address names. */
export function Consultations() {
  const { conversationId } = useParams();
  return conversationId ? <One conversationId={conversationId} /> : <All />;
}
