import { useWords } from '#web/lib/words/use-words.tsx';
import type { KeptPart } from '../autosave/use-autosave.ts';
import type { ExamQuestion } from '../questions/question.ts';
import { FlagButton, useQuestionFrame } from '../questions/question-frame.tsx';
import { GapField } from '../questions/written-question.tsx';
import classes from './notes.module.css';

export interface NotedExtract {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** With {{n}} where question n is answered; null where there are none. */
  readonly notes: string | null;
}

const GAP = /\{\{(\d+)\}\}/;

/** The questions that are answered in the notes themselves, in their order there. */
export function notedQuestions(
  extracts: readonly NotedExtract[],
  questions: readonly ExamQuestion[],
): ExamQuestion[] {
  return extracts.flatMap(({ notes }) =>
    (notes?.split(GAP) ?? [])
      .filter((_, index) => index % 2 === 1)
      .flatMap((number) => gapOf(questions, number) ?? []),
  );
}

const gapOf = (questions: readonly ExamQuestion[], number: string) =>
  questions.find((question) => question.type === 'FILL' && question.number === Number(number));

type NotesWork = Pick<KeptPart, 'answers' | 'spent'>;

function Gap({ question, work }: { question: ExamQuestion; work: NotesWork }) {
  const frame = useQuestionFrame(question.id, work.spent.look);
  return (
    <span className={classes.gap} {...frame}>
      <span className={classes.number}>{question.number}</span>
      <GapField question={question} answers={work.answers} />
      <FlagButton question={question} className={classes.flag} />
    </span>
  );
}

interface PrintedProps {
  readonly notes: string;
  readonly questions: readonly ExamQuestion[];
  readonly work: NotesWork;
}

/** One note. What doesn't fit on its line goes on further in, so that it can't be taken for the next one. */
function PrintedLine({ notes, questions, work }: PrintedProps) {
  const words = useWords();
  return (
    <p className={classes.line}>
      {notes.split(GAP).map((text, index) => {
        if (index % 2 === 0) return text;
        const question = gapOf(questions, text);
        return question ? (
          <Gap key={question.id} question={question} work={work} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          <span key={index} className={classes.blank}>
            {words('listening.gap', { n: text })}
          </span>
        );
      })}
    </p>
  );
}

/** Notes in their groups: what an empty line divides, and a heading with the points below it. */
function groupsOf(notes: string): string[][] {
  const groups: string[][] = [];
  let before = '';
  for (const line of notes.split('\n')) {
    const isHeading = !line.startsWith('-') && before.startsWith('-');
    if (before.trim() === '' || isHeading) groups.push([]);
    if (line.trim() !== '') groups.at(-1)?.push(line);
    before = line;
  }
  return groups.filter(({ length }) => length > 0);
}

function Printed({ notes, ...props }: PrintedProps) {
  return groupsOf(notes).map((lines) => (
    <div key={lines.join('\n')} className={classes.group}>
      {lines.map((line) => (
        <PrintedLine key={line} notes={line} {...props} />
      ))}
    </div>
  ));
}

export interface NotesProps {
  readonly extracts: readonly NotedExtract[];
  readonly questions: readonly ExamQuestion[];
  readonly work: NotesWork;
}

/** The printed notes of each recording, which are filled in where they stand. */
export function Notes({ extracts, questions, work }: NotesProps) {
  return extracts.map((extract) => {
    const { id, label, title, notes } = extract;
    const [first] = notedQuestions([extract], questions);
    return (
      <article key={id} className={classes.extract} lang="en" dir="ltr" aria-labelledby={`extract-${id}`}>
        <h3 id={`extract-${id}`}>
          <span className={classes.label}>{label}</span> {title}
        </h3>
        {first?.instruction ? <p className={classes.instruction}>{first.instruction}</p> : null}
        {notes ? <Printed notes={notes} questions={questions} work={work} /> : null}
      </article>
    );
  });
}
