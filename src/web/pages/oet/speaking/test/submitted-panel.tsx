import { useQuery } from '@tanstack/react-query';
import { COSTS } from '#domain/billing/costs.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { decodeSpeakingResults, type SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { PartStart } from '#web/features/exam/attempt/part-route.tsx';
import { moduleAddress, newTestAddress, resultsAddress } from '#web/features/exam/modules/addresses.ts';
import { SpeakingTestResultsDocument } from '#web/features/exam/results/speaking-test-results.generated.ts';
import { askAgainAfter } from '#web/features/exam/results/use-part-results.ts';
import { request } from '#web/lib/graphql/request.ts';
import { formatDecimal } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';

function useResults(progressId: string) {
  return useQuery({
    queryKey: ['speaking-results', progressId],
    queryFn: async ({ signal }) =>
      decodeSpeakingResults(
        (await request(SpeakingTestResultsDocument, { progressId }, { signal })).speakingTestResults,
      ),
    refetchInterval: ({ state }) =>
      state.data?.status === 'marking' ? askAgainAfter(state.dataUpdateCount) : false,
  });
}

function Outcome({ results }: { results: SpeakingResults }) {
  const words = useWords();
  const { status, speaking_score: score, speaking_progress: progress } = results;
  if (status === 'marking') return <p role="status">{words('speaking.panel.marking')}</p>;
  if (score === null || progress.band === null) return <p>{words('speaking.panel.unscorable')}</p>;
  return (
    <p>
      <strong>{words('speaking.panel.result', { band: progress.band, score: formatDecimal(score) })}</strong>
    </p>
  );
}

/** Stands in the place of a test that is submitted: what it came to in short, and the ways on. */
export function SubmittedPanel({ progressId }: { progressId: string }) {
  const words = useWords();
  const { data, error } = useResults(progressId);
  return (
    <PartStart
      title={words('speaking.panel.title')}
      back={{ to: moduleAddress(SPEAKING.name), label: words('speaking.back') }}
    >
      <Card>
        <Stack>
          {data ? <Outcome results={data} /> : null}
          {error && !data ? <p>{words('speaking.panel.later')}</p> : null}
          {/* As high as what it came to: nothing jumps for that. */}
          {data || error ? null : <p role="status">{words('app.loading')}</p>}
          <Row>
            <LinkButton to={resultsAddress({ module: SPEAKING.name, progressId })}>
              {words('speaking.panel.results')}
            </LinkButton>
            <LinkButton to={newTestAddress(SPEAKING.name)} variant="default">
              {words('speaking.panel.again')}
            </LinkButton>
          </Row>
          <p>{words('speaking.panel.price', { n: COSTS.oetSpeaking })}</p>
        </Stack>
      </Card>
    </PartStart>
  );
}
