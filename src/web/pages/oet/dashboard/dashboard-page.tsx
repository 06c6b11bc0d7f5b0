import { Link } from 'react-router';
import { type Attempt, type Attempts, isComplete, underWay } from '#web/features/exam/history/attempts.ts';
import { AttemptsFailed } from '#web/features/exam/history/attempts-failed.tsx';
import { ResumeCard } from '#web/features/exam/history/resume-card.tsx';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { SHOWN_MODULES, type ShownModule } from '#web/features/exam/modules/module-texts.ts';
import { minutesOf } from '#web/features/exam/modules/timing.ts';
import { BandBadge } from '#web/features/exam/results/band-badge.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import classes from './dashboard-page.module.css';

const TIPS = [
  'oet.tip.guess',
  'oet.tip.speed',
  'oet.tip.copy',
  'oet.tip.share',
  'oet.tip.line',
  'oet.tip.clock',
] as const satisfies readonly PlainKey[];

function ModuleCard({ module, attempts }: { module: ShownModule; attempts: readonly Attempt[] }) {
  const words = useWords();
  const { definition, texts } = module;
  const latest = attempts.find((attempt) => attempt.module === module.name && isComplete(attempt));
  return (
    <li className={classes.card}>
      <h3>
        <Link to={moduleAddress(module.name)} className={classes.link}>
          {words(texts.name)}
        </Link>
      </h3>
      <p className={classes.about}>{words(texts.about)}</p>
      <p className={classes.facts}>
        {words('oet.parts', { parts: definition.parts.length, minutes: minutesOf(definition) })}
      </p>
      {latest?.band && latest.score !== null ? (
        <p className={classes.latest}>
          <BandBadge band={latest.band} scale={definition.scale} />
          {words('oet.latest', { score: Math.round(latest.score) })}
        </p>
      ) : null}
    </li>
  );
}

type Known = Exclude<Attempts, { readonly kind: 'loading' }>;

function Unfinished({ attempts }: { attempts: Known }) {
  if (attempts.kind === 'failed') return <AttemptsFailed {...attempts} />;
  const [first, ...others] = underWay(attempts.attempts);
  return first ? (
    <ResumeCard unfinished={first} receivedAt={attempts.receivedAt} others={others.length} />
  ) : null;
}

function Modules({ attempts }: { attempts: Known }) {
  const words = useWords();
  const known = attempts.kind === 'loaded' ? attempts.attempts : [];
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">{words('oet.modules')}</h2>
      <ul className={classes.modules}>
        {SHOWN_MODULES.map((module) => (
          <ModuleCard key={module.name} module={module} attempts={known} />
        ))}
      </ul>
    </section>
  );
}

function MockExam() {
  const words = useWords();
  return (
    <section aria-labelledby="mock" className={classes.mock}>
      <h2 id="mock">{words('oet.mock.title')}</h2>
      <p>{words('oet.mock.about')}</p>
      <div>
        <LinkButton to="/oet/mock" variant="default">
          {words('oet.mock.open')}
        </LinkButton>
      </div>
    </section>
  );
}

function Tips() {
  const words = useWords();
  return (
    <section aria-labelledby="tips">
      <h2 id="tips">{words('oet.tips')}</h2>
      <ul className={classes.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{words(tip)}</li>
        ))}
      </ul>
    </section>
  );
}

/** All at once when the attempts are there: what goes on stands first, and nothing jumps for it. */
export function DashboardPage({ attempts }: { attempts: Attempts }) {
  const words = useWords();
  return (
    <Page title={words('oet.page')}>
      <Stack gap="wide">
        <div className={classes.head}>
          <div>
            <h1>{words('oet.title')}</h1>
            <p>{words('oet.intro')}</p>
          </div>
          <LinkButton to="/oet/progress" variant="default">
            {words('oet.report')}
          </LinkButton>
        </div>
        {attempts.kind === 'loading' ? (
          <Loading />
        ) : (
          <>
            <Unfinished attempts={attempts} />
            <Modules attempts={attempts} />
            <MockExam />
            <Tips />
          </>
        )}
      </Stack>
    </Page>
  );
}
