import { Link } from 'react-router';
import type { PracticeId } from '#domain/practice/modes.ts';
import { progressPercent } from '#domain/practice/progress.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ArrowBackIcon, CaseIcon, CloseIcon, SpeechIcon, WaveIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './levels-page.module.css';

export interface LevelCardProps {
  readonly id: string;
  /** The short name of the rung; the title says what it is about. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly totalPractice: number;
  readonly totalCompleted: number;
  readonly path: string;
  readonly practice?: PracticeId;
}

const ICONS: Readonly<Record<PracticeId, typeof WaveIcon>> = {
  vocabulary: WaveIcon,
  guided: SpeechIcon,
  complex: CaseIcon,
};

function LevelCard({
  name,
  title,
  description,
  totalPractice,
  totalCompleted,
  path,
  practice,
}: LevelCardProps) {
  const words = useWords();
  const percent = progressPercent(totalCompleted, totalPractice);
  const Sign = practice && ICONS[practice];
  return (
    <li className={classes.card}>
      {Sign && (
        <span className={classes.sign}>
          <Sign size={24} />
        </span>
      )}
      {name !== title && <p className={classes.name}>{name}</p>}
      <h2>
        <Link to={path} className={classes.link}>
          {title}
        </Link>
      </h2>
      <p className={classes.description}>{description}</p>
      <div className={classes.progress}>
        <ProgressBar percent={percent} label={title} />
        <p className={classes.numbers}>
          <span>{words('levels.progress', { percent })}</span>
          <span>{words('levels.count', { completed: totalCompleted, total: totalPractice })}</span>
        </p>
      </div>
    </li>
  );
}

function Welcome({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <section className={classes.welcome} aria-label={words('levels.welcomeTitle')}>
      <div>
        <h2>{words('levels.welcomeTitle')}</h2>
        <p>{words('levels.welcomeText')}</p>
      </div>
      <IconButton aria-label={words('levels.welcomeClose')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </section>
  );
}

export interface LevelsPageProps {
  /** The title of the level whose kinds of practice are shown, or null where the levels are. */
  readonly modesOf: string | null;
  readonly unknown: boolean;
  readonly levels: readonly LevelCardProps[];
  readonly welcome: boolean;
  readonly onCloseWelcome: () => void;
}

export function LevelsPage({ modesOf, unknown, levels, welcome, onCloseWelcome }: LevelsPageProps) {
  const words = useWords();
  const top = modesOf === null && !unknown;
  return (
    <Page title={words(top ? 'levels.page' : 'levels.modesPage')}>
      <Stack gap="wide">
        {welcome && top && <Welcome onClose={onCloseWelcome} />}
        <div>
          {!top && (
            <LinkButton
              to="/levelchooser"
              variant="subtle"
              className={classes.back}
              leftSection={<ArrowBackIcon />}
            >
              {words('levels.back')}
            </LinkButton>
          )}
          <h1>{modesOf ?? words('levels.title')}</h1>
          {!unknown && <p>{words(top ? 'levels.intro' : 'levels.modesIntro')}</p>}
        </div>
        {levels.length === 0 ? (
          <Notice kind="info">{words(unknown ? 'levels.unknown' : 'levels.empty')}</Notice>
        ) : (
          <ul className={classes.levels}>
            {levels.map((level) => (
              <LevelCard key={level.id} {...level} />
            ))}
          </ul>
        )}
      </Stack>
    </Page>
  );
}

export interface LevelsFailedProps {
  readonly message: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export function LevelsFailed({ message, retrying, onRetry }: LevelsFailedProps) {
  const words = useWords();
  return (
    <Page title={words('levels.page')} width="narrow">
      <Stack>
        <h1>{words('levels.title')}</h1>
        <Notice kind="error">{words('levels.failed', { message })}</Notice>
        <div>
          <ActionButton onClick={onRetry} pending={retrying}>
            {words('app.retry')}
          </ActionButton>
        </div>
      </Stack>
    </Page>
  );
}
