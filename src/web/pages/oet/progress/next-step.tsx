import { nextPractice } from '#domain/oet/next-practice.ts';
import type { Strength } from '#domain/oet/strengths.ts';
import { type Attempts, underWay } from '#web/features/exam/history/attempts.ts';
import { ResumeCard } from '#web/features/exam/history/resume-card.tsx';
import { newTestAddress } from '#web/features/exam/modules/addresses.ts';
import { skillTexts } from '#web/features/exam/modules/skill-texts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { Report, SectionReport } from './report.ts';

function Reason({ section, weakest }: { section: SectionReport; weakest: Strength | null }) {
  const words = useWords();
  const skill = weakest && skillTexts(section.module.definition, weakest.name);
  if (section.attempts.length === 0) {
    return <p>{words('oet.progress.nextFirst', { module: words(section.module.texts.name) })}</p>;
  }
  if (!weakest || !skill) return <p>{words('oet.progress.nextWell')}</p>;
  const { obtained, total } = weakest;
  return (
    <>
      <p>{words('oet.progress.nextSkill', { skill: words(skill.label), obtained, total })}</p>
      <p>{words(skill.advice)}</p>
    </>
  );
}

/** What to practise next, with the button that starts it: first of all what was begun. */
export function NextStep({ report, attempts }: { report: Report; attempts: Attempts }) {
  const words = useWords();
  const next = nextPractice(report.sections);
  if (attempts.kind === 'loading' || !next) return null;
  const { module } = next.module;
  const unfinished = attempts.kind === 'loaded' ? underWay(attempts.attempts)[0] : undefined;
  return (
    <>
      {unfinished && attempts.kind === 'loaded' ? (
        <ResumeCard unfinished={unfinished} receivedAt={attempts.receivedAt} />
      ) : null}
      <Card>
        <Stack>
          <h2>{words('oet.progress.next')}</h2>
          <Reason section={next.module} weakest={next.weakest} />
          <div>
            <LinkButton to={newTestAddress(module.name)} variant={unfinished ? 'default' : 'filled'}>
              {words('oet.progress.start', { module: words(module.texts.name) })}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </>
  );
}
