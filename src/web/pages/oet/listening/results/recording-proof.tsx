import type { ListeningResults } from '#domain/oet/listening/results-wire.ts';
import { PassageProof } from '#web/features/exam/results/passage-proof.tsx';
import { PlayButton } from '#web/features/player/play-button.tsx';
import { usePlayer } from '#web/features/player/use-player.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Stack } from '#web/ui/stack.tsx';

type Extract = ListeningResults['extracts'][number];
type Question = ListeningResults['questions'][number];

/** A little before and after, since where a word stands in its turn is an estimate. */
const AROUND_SECONDS = 1;

function HearIt({ url, from, to }: { url: string; from: number; to: number }) {
  const words = useWords();
  // A media fragment: the browser begins and ends there.
  const player = usePlayer(() => `${url}#t=${from.toFixed(2)},${to.toFixed(2)}`);
  return <PlayButton player={player} label={words('oet.results.hear')} icon="speaker" />;
}

export interface RecordingProofProps {
  readonly question: Question;
  readonly extract: Extract | null;
}

/** The words that prove an answer: to hear again, and in their place in the transcript. */
export function RecordingProof({ question, extract }: RecordingProofProps) {
  const words = useWords();
  const { quote, fromMs, toMs } = question.evidence;
  const transcript = extract && {
    ...extract,
    body: extract.turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n\n'),
  };
  return (
    <Stack>
      {question.distracted ? <p>{words('oet.results.distracted')}</p> : null}
      <PassageProof quote={quote} passage={transcript} />
      {extract?.audioUrl && fromMs !== null && toMs !== null ? (
        <HearIt
          url={extract.audioUrl}
          from={Math.max(0, fromMs / 1000 - AROUND_SECONDS)}
          to={toMs / 1000 + AROUND_SECONDS}
        />
      ) : null}
    </Stack>
  );
}
