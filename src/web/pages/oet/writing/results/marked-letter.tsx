import { useState } from 'react';
import { LETTER_CRITERIA, type LetterCriterion } from '#domain/oet/writing/letter.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FindingList, findingElementId } from './finding-list.tsx';
import { type Finding, severityRank, stretchesOf } from './findings.ts';
import classes from './letter-results.module.css';
import { LetterText } from './letter-text.tsx';

/** Of the section's heading. */
export const LETTER_ID = 'letter';

export type ShownCriterion = LetterCriterion | 'all';

export interface MarkedLetterProps {
  readonly letter: string;
  readonly findings: readonly Finding[];
  readonly shown: ShownCriterion;
  readonly onShow: (criterion: ShownCriterion) => void;
}

function goTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}

interface MarkedTextProps {
  readonly letter: string;
  readonly findings: readonly Finding[];
  readonly active: string | null;
  readonly onChoose: (id: string) => void;
}

const lengthOf = ({ from, to }: Finding) => (to ?? 0) - (from ?? 0);

/** The numbers of the findings that end here, as their list has them. */
function Signs({ ending, findings }: { ending: readonly Finding[]; findings: readonly Finding[] }) {
  const words = useWords();
  return ending.map((finding) => {
    const n = findings.indexOf(finding) + 1;
    return (
      <sup key={finding.id} className={classes.sign}>
        <span className="visually-hidden"> {words('oet.writing.markLabel', { n })}</span>
        <span aria-hidden="true">{n}</span>
      </sup>
    );
  });
}

/** The letter, in which every stretch that something was found in leads to what was found. */
function MarkedText({ letter, findings, active, onChoose }: MarkedTextProps) {
  return (
    <LetterText>
      {stretchesOf(letter, findings).map(({ from, text, findings: here }) => {
        const [worst] = here.toSorted((a, b) => severityRank(b) - severityRank(a));
        // Of one finding within another the inner one is what is meant.
        const [inner] = here.toSorted((a, b) => lengthOf(a) - lengthOf(b));
        if (!worst || !inner) return text;
        return (
          <a
            key={from}
            data-findings={here.map(({ id }) => id).join(' ')}
            href={`#${findingElementId(inner.id)}`}
            className={classes.mark}
            data-severity={worst.severity}
            data-active={here.some(({ id }) => id === active) || undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(inner.id);
            }}
          >
            {text}
            <Signs ending={here.filter(({ to }) => to === from + text.length)} findings={findings} />
          </a>
        );
      })}
    </LetterText>
  );
}

/** The letter with its findings in place, all of them or those of one criterion. */
export function MarkedLetter({ letter, findings, shown, onShow }: MarkedLetterProps) {
  const words = useWords();
  const [active, setActive] = useState<string | null>(null);
  const of = (criterion: LetterCriterion) => findings.filter((finding) => finding.criterion === criterion);
  const choices = [
    { value: 'all' as const, label: words('oet.writing.allFindings', { n: findings.length }) },
    ...LETTER_CRITERIA.map((criterion) => ({
      value: criterion,
      label: words('oet.writing.criterionFindings', {
        criterion: words(`oet.criterion.${criterion}`),
        n: of(criterion).length,
      }),
    })),
  ];
  const listed = shown === 'all' ? findings : of(shown);

  function choose(id: string): void {
    setActive(id);
    goTo(document.getElementById(findingElementId(id)));
  }
  function backTo(id: string): void {
    setActive(id);
    goTo(document.querySelector<HTMLElement>(`[data-findings~='${id}']`));
  }
  return (
    <section aria-labelledby={LETTER_ID} className={classes.block}>
      <h2 id={LETTER_ID} tabIndex={-1}>
        {words('oet.writing.letter')}
      </h2>
      <FilterChoice
        label={words('oet.writing.whichFindings')}
        choices={choices}
        value={shown}
        onChange={onShow}
      />
      <div className={classes.pair}>
        <MarkedText letter={letter} findings={listed} active={active} onChoose={choose} />
        {listed.length === 0 ? (
          <Notice kind="success">{words('oet.writing.noFindings')}</Notice>
        ) : (
          <FindingList findings={listed} active={active} onBack={backTo} />
        )}
      </div>
    </section>
  );
}
