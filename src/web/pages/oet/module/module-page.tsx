import type { Profession } from '#domain/professions.ts';
import { AttemptList } from '#web/features/exam/history/attempt-list.tsx';
import { type Attempts, unfinishedOf } from '#web/features/exam/history/attempts.ts';
import { AttemptsFailed } from '#web/features/exam/history/attempts-failed.tsx';
import { ResumeCard } from '#web/features/exam/history/resume-card.tsx';
import type { ShownModule } from '#web/features/exam/modules/module-texts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { MarkingNotes } from './marking-notes.tsx';
import classes from './module-page.module.css';
import { PartsTable } from './parts-table.tsx';
import { ProfessionChoice } from './profession-choice.tsx';
import { StartOfTest } from './start-of-test.tsx';
import type { ProfessionStanding } from './use-profession.ts';

interface ModulePageProps {
  readonly module: ShownModule;
  readonly attempts: Attempts;
  readonly profession: Exclude<ProfessionStanding, { readonly kind: 'loading' }>;
}

function TestsFor({ profession }: { profession: Profession }) {
  const words = useWords();
  return <>{words('oet.profession.current', { profession: words(`profession.${profession}`) })} </>;
}

function PastAttempts({ attempts }: { attempts: Attempts }) {
  const words = useWords();
  return (
    <section aria-labelledby="attempts">
      <Stack>
        <h2 id="attempts">{words('oet.attempts')}</h2>
        {attempts.kind === 'loading' ? <Loading /> : null}
        {attempts.kind === 'failed' ? <AttemptsFailed {...attempts} /> : null}
        {attempts.kind === 'loaded' && attempts.attempts.length === 0 ? (
          <p>{words('oet.attempts.none')}</p>
        ) : null}
        {attempts.kind === 'loaded' ? <AttemptList attempts={attempts.attempts} /> : null}
      </Stack>
    </section>
  );
}

/** What a module is, how it goes on and what was done in it. */
export function ModulePage({ module, attempts, profession }: ModulePageProps) {
  const words = useWords();
  const { name, texts, definition } = module;
  const unfinished = attempts.kind === 'loaded' ? unfinishedOf(attempts.attempts)[0] : undefined;
  return (
    <Page title={words(texts.name)}>
      <Stack gap="wide">
        <div>
          <LinkButton to="/oet" variant="subtle" className={classes.back} leftSection={<ArrowBackIcon />}>
            {words('oet.back')}
          </LinkButton>
          <h1>{words(texts.name)}</h1>
          <p>{words(texts.about)}</p>
        </div>
        {unfinished && attempts.kind === 'loaded' ? (
          <ResumeCard unfinished={unfinished} receivedAt={attempts.receivedAt} />
        ) : null}
        <Card className={classes.intro}>
          <PartsTable definition={definition} texts={texts} />
          <MarkingNotes texts={texts} />
          {profession.kind === 'missing' ? (
            <ProfessionChoice module={name} likely={profession.likely} />
          ) : (
            <div className={classes.start}>
              <StartOfTest module={module} hasUnfinished={unfinished !== undefined}>
                {profession.kind === 'chosen' ? <TestsFor profession={profession.profession} /> : null}
              </StartOfTest>
            </div>
          )}
        </Card>
        <PastAttempts attempts={attempts} />
      </Stack>
    </Page>
  );
}
