import { useId, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './pronunciation-view.module.css';
import type { PronunciationReport } from './report.ts';
import { ScoreBar } from './score-bar.tsx';
import { SoundPanel } from './sound-panel.tsx';
import { type SoundPlace, SoundsOnWord } from './sounds-on-word.tsx';
import { Waveforms } from './waveforms.tsx';

export interface PronunciationViewProps {
  readonly report: PronunciationReport;
  readonly expectedTerm: string;
  /** BCP 47 of the term. */
  readonly language: string;
  readonly take: Blob | null;
  readonly model: Blob | null;
  readonly getModel: () => Blob | Promise<Blob>;
}

function sameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function Figure({ label, hint, percent }: { label: string; hint: string; percent: number }) {
  const words = useWords();
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <strong>{words('pronunciation.percent', { n: Math.round(percent) })}</strong>
        <span>{hint}</span>
      </dd>
    </div>
  );
}

function Figures({ report }: { report: PronunciationReport }) {
  const words = useWords();
  return (
    <dl className={classes.figures}>
      <Figure
        label={words('pronunciation.match')}
        hint={words('pronunciation.matchHint')}
        percent={report.matchingAccuracy}
      />
      <Figure
        label={words('pronunciation.confidence')}
        hint={words('pronunciation.confidenceHint')}
        percent={report.confidenceScore}
      />
    </dl>
  );
}

/** A scored recording: the score, the word with each sound, both voices, and what the score rests on. */
export function PronunciationView({
  report,
  expectedTerm,
  language,
  take,
  model,
  getModel,
}: PronunciationViewProps) {
  const words = useWords();
  const panelId = useId();
  const [selected, setSelected] = useState<SoundPlace | null>(null);
  const word = selected ? report.wordScores[selected.word] : undefined;
  const phoneme = selected ? word?.phonemes[selected.sound] : undefined;
  const hasSounds = report.wordScores.some(({ phonemes }) => phonemes.length > 0);
  const saidIt = sameText(report.spokenText, expectedTerm);
  return (
    <div className={classes.view}>
      <ScoreBar score={report.pronunciationScore} />
      {saidIt ? null : (
        <p className={classes.heard}>
          {report.spokenText
            ? words('pronunciation.heard', { text: report.spokenText })
            : words('pronunciation.notHeard')}
        </p>
      )}
      <p dir="auto">{report.feedback}</p>
      {report.wordScores.length > 0 ? (
        <section className={classes.part}>
          <h3>{words('pronunciation.sounds')}</h3>
          <SoundsOnWord
            words={report.wordScores}
            language={language}
            selected={selected}
            onSelect={setSelected}
            panelId={panelId}
          />
          {word && phoneme ? <SoundPanel id={panelId} phoneme={phoneme} word={word.word} /> : null}
          {phoneme ? null : (
            <p className={classes.quiet}>
              {words(hasSounds ? 'pronunciation.soundsHint' : 'pronunciation.wordsOnly')}
            </p>
          )}
        </section>
      ) : null}
      <section className={classes.part}>
        <h3>{words('pronunciation.compare')}</h3>
        <Waveforms take={take} model={model} getModel={getModel} marked={phoneme ?? null} />
      </section>
      <Figures report={report} />
      <details className={classes.scale}>
        <summary>{words('pronunciation.restsOn')}</summary>
        <p dir="auto">{report.scaleNote}</p>
        <p>{words('pronunciation.engine', { engine: report.engine })}</p>
      </details>
    </div>
  );
}
