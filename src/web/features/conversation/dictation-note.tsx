import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Row } from '#web/ui/stack.tsx';
import { useCanPay } from '../credits/out-of-credits.tsx';
import { PlayButton } from '../player/play-button.tsx';
import { usePlayer } from '../player/use-player.ts';
import type { Take } from '../recorder/recorder-machine.ts';
import classes from './composer.module.css';
import { type Dictation, joinTexts } from './use-dictation.ts';
import { type Draft, useDraftText } from './use-draft.ts';

interface ReadingsProps {
  readonly learning: string;
  readonly onReading: (reading: string) => void;
  readonly readings: readonly string[];
  readonly chosen?: string | undefined;
}

function Readings({ learning, readings, chosen, onReading }: ReadingsProps) {
  return (
    <ul className={classes.readings}>
      {readings.map((reading) => (
        <li key={reading}>
          <button
            type="button"
            className={classes.reading}
            lang={learning}
            dir="ltr"
            aria-pressed={reading === chosen}
            onClick={() => onReading(reading)}
          >
            {reading}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface DictationNoteProps extends Pick<ReadingsProps, 'learning' | 'onReading'> {
  readonly dictation: Dictation;
  readonly draft: Draft;
  /** In credits, of writing a recording down. */
  readonly price: number;
  readonly onResend: () => void;
  readonly onRemove: () => void;
  readonly onType: () => void;
}

/** The one that stands in the field now is marked. */
function HeardReadings({
  dictation: { before, readings },
  draft,
  ...props
}: Omit<DictationNoteProps, 'dictation'> & { dictation: Extract<Dictation, { kind: 'heard' }> }) {
  const text = useDraftText(draft);
  const chosen = readings.find((one) => joinTexts(before, one) === text);
  return <Readings {...props} readings={readings} chosen={chosen} />;
}

/** It can be heard first: whoever comes back may not know any more what she said. */
function FoundRecording({
  take,
  canPay,
  onResend,
  onRemove,
}: { take: Take; canPay: boolean } & Pick<DictationNoteProps, 'onResend' | 'onRemove'>) {
  const words = useWords();
  const player = usePlayer(() => take.blob);
  return (
    <Notice kind="info">
      <p>{words('chat.recordingFound')}</p>
      <Row>
        <PlayButton player={player} label={words('chat.recording')} />
        {canPay ? (
          <Button variant="default" onClick={onResend}>
            {words('chat.sendAgain')}
          </Button>
        ) : null}
        <Button variant="subtle" onClick={onRemove}>
          {words('chat.discard')}
        </Button>
      </Row>
    </Notice>
  );
}

/** What became of the newest recording. */
export function DictationNote(props: DictationNoteProps) {
  const words = useWords();
  const { dictation, price } = props;
  const canPay = useCanPay(price);
  switch (dictation.kind) {
    case 'none':
      return null;
    case 'listening':
      return (
        <p role="status" className={classes.listening}>
          {words('vocabulary.analysing')}
        </p>
      );
    case 'heard':
      return (
        <div>
          <p role="status" className={classes.hint}>
            {dictation.feedback} {words('chat.heard')}
          </p>
          {dictation.readings.length > 1 ? (
            <>
              <p className={classes.hint}>{words('chat.readings')}</p>
              <HeardReadings {...props} dictation={dictation} />
            </>
          ) : null}
        </div>
      );
    case 'not_understood':
      return (
        <Notice kind="info">
          <p>{dictation.message || words('chat.notUnderstood')}</p>
          {dictation.readings.length > 0 ? (
            <>
              <p>{words('chat.guesses')}</p>
              <Readings {...props} readings={dictation.readings} />
            </>
          ) : null}
          <Button variant="default" onClick={props.onType}>
            {words('chat.type')}
          </Button>
        </Notice>
      );
    case 'found':
      return <FoundRecording {...props} take={dictation.take} canPay={canPay} />;
    case 'failed':
      return (
        <Notice kind="error">
          <p>{words('chat.audioFailed')}</p>
          {dictation.detail ? <p>{dictation.detail}</p> : null}
          <p>{words('chat.recordingKept')}</p>
          {canPay ? (
            <Button variant="default" onClick={props.onResend}>
              {words('chat.sendAgain')}
            </Button>
          ) : null}
        </Notice>
      );
  }
}
