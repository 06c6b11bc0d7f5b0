import { useId, useState } from 'react';
import type { PhonemeScore } from '#domain/practice/pronunciation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './pronunciation-view.module.css';
import type { PronunciationReport } from './report.ts';
import { ScoreBar } from './score-bar.tsx';
import { SoundPanel } from './sound-panel.tsx';
import { type SoundPlace, SoundsOnWord } from './sounds-on-word.tsx';
import { Waveforms } from './waveforms.tsx';
import { WordsFirst } from './words-first.tsx';

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

interface PartProps {
  readonly report: PronunciationReport;
  readonly language: string;
  readonly onMark: (sound: PhonemeScore | null) => void;
}

/** A term: its sounds at once, as they are few. */
function TermSounds({ report, language, onMark }: PartProps) {
  const words = useWords();
  const panelId = useId();
  const [selected, setSelected] = useState<SoundPlace | null>(null);
  const word = selected ? report.wordScores[selected.word] : undefined;
  const phoneme = selected ? word?.phonemes[selected.sound] : undefined;
  const hasSounds = report.wordScores.some(({ phonemes }) => phonemes.length > 0);
  const select = (place: SoundPlace | null) => {
    setSelected(place);
    onMark(place ? (report.wordScores[place.word]?.phonemes[place.sound] ?? null) : null);
  };
  return (
    <>
      <SoundsOnWord
        words={report.wordScores}
        language={language}
        selected={selected}
        onSelect={select}
        panelId={panelId}
      />
      {word && phoneme ? <SoundPanel id={panelId} phoneme={phoneme} word={word.word} live /> : null}
      {phoneme ? null : (
        <p className={classes.quiet}>
          {words(hasSounds ? 'pronunciation.soundsHint' : 'pronunciation.wordsOnly')}
        </p>
      )}
    </>
  );
}

/** The sounds of more words than this don't fit on a phone at once. */
const MOST_WORDS_OF_A_TERM = 3;

function Parts(props: PartProps) {
  const words = useWords();
  const { wordScores, weakSounds } = props.report;
  const isSentence =
    wordScores.length > MOST_WORDS_OF_A_TERM && wordScores.some(({ phonemes }) => phonemes.length > 0);
  return (
    <section className={classes.part}>
      <h3>{words(isSentence ? 'pronunciation.words' : 'pronunciation.sounds')}</h3>
      {isSentence ? (
        <WordsFirst
          words={wordScores}
          weakSounds={weakSounds}
          language={props.language}
          onMark={props.onMark}
        />
      ) : (
        <TermSounds {...props} />
      )}
    </section>
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
  const [marked, setMarked] = useState<PhonemeScore | null>(null);
  const saidIt = sameText(report.spokenText, expectedTerm);
  const hasSounds = report.wordScores.some(({ phonemes }) => phonemes.length > 0);
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
      {report.wordScores.length > 0 && (saidIt || hasSounds) ? (
        <Parts report={report} language={language} onMark={setMarked} />
      ) : null}
      <section className={classes.part}>
        <h3>{words('pronunciation.compare')}</h3>
        <Waveforms take={take} model={model} getModel={getModel} marked={marked} />
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
