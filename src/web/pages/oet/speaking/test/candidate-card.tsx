import { ROLE_PLAY_TYPES } from '#domain/oet/speaking/role-play.ts';
import { PROFESSIONS } from '#domain/professions.ts';
import { Highlightable } from '#web/features/exam/passage/highlightable.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './candidate-card.module.css';
import type { SpeakingPaper } from './speaking-paper.ts';

/** 'Nursing', as the learner knows it from her settings. */
function useProfessionName(name: string): string {
  const words = useWords();
  const profession = PROFESSIONS.find((each) => each === name);
  return profession ? words(`profession.${profession}`) : name;
}

/** What kind of conversation it is, as the card's key names it. */
export function RolePlayTypeLine({ type: name }: { type: string }) {
  const words = useWords();
  const type = ROLE_PLAY_TYPES.find((each) => each === name);
  return <p>{words('speaking.type', { type: type ? words(`speaking.type.${type}`) : name })}</p>;
}

/** The card that a candidate has in hand: role, scenario, tasks, notes. All of it can be highlighted. */
export function CandidateCard({ paper }: { paper: SpeakingPaper }) {
  const words = useWords();
  const { card, audioText } = paper;
  return (
    <div className={classes.card} data-paper>
      <section aria-labelledby="card-role">
        <h3 id="card-role">{words('speaking.role')}</h3>
        <p>
          <strong>{useProfessionName(paper.profession)}</strong>
        </p>
      </section>
      <section aria-labelledby="card-scenario">
        <h3 id="card-scenario">{words('speaking.scenario')}</h3>
        {(['setting', 'role', 'background'] as const).map((part) => (
          <p key={part} lang="en">
            <Highlightable id={part} text={card[part]} />
          </p>
        ))}
      </section>
      <section aria-labelledby="card-tasks">
        <h3 id="card-tasks">{words('speaking.tasks')}</h3>
        <ul lang="en">
          {card.tasks.map(({ id, text }) => (
            <li key={id}>
              <Highlightable id={`task:${id}`} text={text} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="card-notes">
        <h3 id="card-notes">{words('speaking.notes')}</h3>
        <ul lang="en">
          {audioText
            .split('\n')
            .filter(Boolean)
            .map((note) => (
              <li key={note}>{note}</li>
            ))}
        </ul>
      </section>
    </div>
  );
}
