import type { ModuleTexts } from '#web/features/exam/modules/module-texts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './module-page.module.css';

export function MarkingNotes({ texts }: { texts: ModuleTexts }) {
  const words = useWords();
  return (
    <section aria-labelledby="marking">
      <h2 id="marking">{words('oet.markingTitle')}</h2>
      <ul className={classes.marking}>
        {texts.marking.map((note) => (
          <li key={note}>{words(note)}</li>
        ))}
      </ul>
    </section>
  );
}
