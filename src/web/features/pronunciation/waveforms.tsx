import { useWords } from '#web/lib/words/use-words.tsx';
import { PlayButton } from '../player/play-button.tsx';
import { usePlayer } from '../player/use-player.ts';
import { type OutlineState, useOutline } from './use-outline.ts';
import { type Span, Waveform } from './waveform.tsx';
import classes from './waveforms.module.css';

export interface WaveformsProps {
  readonly take: Blob | null;
  /** null until it was fetched, or where it can't be had. */
  readonly model: Blob | null;
  /** Fetches the model's voice when it is asked for and not there. */
  readonly getModel: () => Blob | Promise<Blob>;
  readonly marked: Span | null;
}

interface RowProps {
  readonly label: string;
  readonly state: OutlineState;
  readonly widthMs: number;
  readonly getSound: () => Blob | Promise<Blob>;
  readonly marked?: Span | null;
  readonly kind: 'take' | 'model';
}

function lengthMs(state: OutlineState): number {
  return state.status === 'ready' ? state.outline.endMs - state.outline.startMs : 0;
}

function Row({ label, state, widthMs, getSound, marked = null, kind }: RowProps) {
  const words = useWords();
  const player = usePlayer(getSound);
  const seconds = (lengthMs(state) / 1000).toFixed(1);
  const moving = player.status === 'playing' || player.status === 'paused';
  return (
    <div className={classes.row} data-kind={kind}>
      <PlayButton player={player} label={words('pronunciation.listenTo', { label })} compact />
      <div className={classes.sound}>
        <div className={classes.label}>{label}</div>
        {state.status === 'ready' ? (
          <Waveform
            outline={state.outline}
            widthMs={widthMs}
            description={words('pronunciation.waveform', { label, seconds })}
            marked={marked}
            position={moving ? player.position : null}
          />
        ) : (
          <div className={classes.blank}>
            {state.status === 'failed' ? words('pronunciation.noWaveform') : ''}
          </div>
        )}
      </div>
    </div>
  );
}

/** The learner's take above the model's voice, both on the same scale of time. */
export function Waveforms({ take, model, getModel, marked }: WaveformsProps) {
  const words = useWords();
  const takeState = useOutline(take);
  const modelState = useOutline(model);
  const widthMs = Math.max(500, lengthMs(takeState), lengthMs(modelState));
  return (
    <div className={classes.rows}>
      {take ? (
        <Row
          kind="take"
          label={words('pronunciation.yours')}
          state={takeState}
          widthMs={widthMs}
          getSound={() => take}
          marked={marked}
        />
      ) : null}
      <Row
        kind="model"
        label={words('pronunciation.model')}
        state={modelState}
        widthMs={widthMs}
        getSound={getModel}
      />
    </div>
  );
}
