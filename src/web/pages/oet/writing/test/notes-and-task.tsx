import { Highlightable } from '#web/features/exam/passage/highlightable.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './notes-and-task.module.css';
import type { WritingPaper } from './writing-paper.ts';

/** As English letters write a day. */
function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** The case notes by their headings, and what to write. All of it can be highlighted. */
export function NotesAndTask({ paper }: { paper: WritingPaper }) {
  const words = useWords();
  const { writer, today, caseNotesSections, taskInstructions } = paper;
  return (
    <div className={classes.paper} data-paper>
      <p lang="en">
        <Highlightable id="writer" text={`Assume that today’s date is ${longDate(today)}.\n${writer}`} />
      </p>
      <section aria-labelledby="case-notes">
        <h3 id="case-notes">{words('writing.caseNotes')}</h3>
        {caseNotesSections.map(({ heading, notes }, section) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do their headings
          <div key={section} className={classes.section}>
            <h4 lang="en">
              <Highlightable id={`heading:${section}`} text={heading} />
            </h4>
            <ul lang="en">
              {notes.map((note, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a paper never change
                <li key={index}>
                  <Highlightable id={`note:${section}:${index}`} text={note} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section aria-labelledby="writing-task" className={classes.task}>
        <h3 id="writing-task">{words('writing.task')}</h3>
        {taskInstructions.split('\n\n').map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor does its task
          <p key={index} lang="en">
            <Highlightable id={`task:${index}`} text={paragraph} />
          </p>
        ))}
      </section>
    </div>
  );
}
