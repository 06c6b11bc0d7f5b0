import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import classes from './covered-topics.module.css';

export interface CoveredTopic {
  readonly topic: string;
  readonly name: string;
  /** The doctor's words that earned it, and the number of their turn. */
  readonly quote: string | null;
  readonly turn: number | null;
}

export type Coverage =
  /** Nobody spoke: there is nothing to look at. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'loaded';
      readonly covered: readonly CoveredTopic[];
      readonly missed: readonly Pick<CoveredTopic, 'topic' | 'name'>[];
      readonly engine: string;
    };

export interface CoveredTopicsProps {
  readonly coverage: Coverage;
  readonly learning: string;
  readonly onRetry: () => void;
  readonly onShowTurn: (topic: CoveredTopic) => void;
}

function Covered({ topic, learning, onShow }: { topic: CoveredTopic; learning: string; onShow: () => void }) {
  const words = useWords();
  return (
    <li className={classes.covered}>
      <strong>{topic.name}</strong>
      {topic.quote ? (
        <button
          type="button"
          className={classes.quote}
          title={words('review.showTurn', { name: topic.name })}
          onClick={onShow}
        >
          <q lang={learning} dir="ltr">
            {topic.quote}
          </q>
        </button>
      ) : null}
    </li>
  );
}

function Loaded({
  coverage,
  learning,
  onShowTurn,
}: CoveredTopicsProps & { coverage: { kind: 'loaded' } & Coverage }) {
  const words = useWords();
  const { covered, missed, engine } = coverage;
  return (
    <>
      <p className={classes.count}>
        {words('review.coveredCount', { n: covered.length, total: covered.length + missed.length })}
      </p>
      {covered.length === 0 ? <p>{words('review.coveredNone')}</p> : null}
      <ul className={classes.list} aria-label={words('review.covered')}>
        {covered.map((topic) => (
          <Covered key={topic.topic} topic={topic} learning={learning} onShow={() => onShowTurn(topic)} />
        ))}
      </ul>
      <h4>{words('review.missed')}</h4>
      {missed.length === 0 ? <p>{words('review.missedNone')}</p> : null}
      <ul className={classes.missed} aria-label={words('review.missed')}>
        {missed.map(({ topic, name }) => (
          <li key={topic}>{name}</li>
        ))}
      </ul>
      <p className={classes.engine}>{words('review.engine', { engine })}</p>
    </>
  );
}

/** What of the case the conversation covered, each with the words that earned it, and what it missed. */
export function CoveredTopics(props: CoveredTopicsProps) {
  const words = useWords();
  const { coverage, onRetry } = props;
  return (
    <section className={classes.view} aria-label={words('review.covered')}>
      <h3>{words('review.covered')}</h3>
      {coverage.kind === 'empty' ? <p>{words('review.nothingSaid')}</p> : null}
      {coverage.kind === 'loading' ? <p role="status">{words('review.loading')}</p> : null}
      {coverage.kind === 'failed' ? (
        <>
          <Notice kind="error">{words('review.failed')}</Notice>
          <div>
            <Button variant="default" onClick={onRetry}>
              {words('app.retry')}
            </Button>
          </div>
        </>
      ) : null}
      {coverage.kind === 'loaded' ? <Loaded {...props} coverage={coverage} /> : null}
    </section>
  );
}
