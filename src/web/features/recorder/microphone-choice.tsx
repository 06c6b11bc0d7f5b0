import { useEffect, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import {
  chooseMicrophone,
  chosenMicrophone,
  listMicrophones,
  type Microphone,
  watchMicrophones,
} from './microphones.ts';
import classes from './recorder.module.css';

/** Where a learner has several microphones, which one hears her. The next recording uses it. */
export function MicrophoneChoice() {
  const words = useWords();
  const [microphones, setMicrophones] = useState<readonly Microphone[]>([]);
  const [chosen, setChosen] = useState(chosenMicrophone);
  useEffect(() => {
    let isHere = true;
    const look = () => void listMicrophones().then((found) => isHere && setMicrophones(found));
    look();
    const unwatch = watchMicrophones(look);
    return () => {
      isHere = false;
      unwatch();
    };
  }, []);
  if (microphones.length < 2) return null;

  function choose(id: string): void {
    chooseMicrophone(id);
    setChosen(id);
  }
  const isThere = microphones.some(({ id }) => id === chosen);
  return (
    <label className={classes.choice}>
      {words('recorder.microphone')}
      <select
        value={(isThere && chosen) || microphones[0]?.id}
        onChange={(event) => choose(event.target.value)}
      >
        {microphones.map(({ id, name }) => (
          // The system's name for it, in whatever language that is.
          <option key={id} value={id} lang="und">
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
