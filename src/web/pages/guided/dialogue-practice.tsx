import { useEffect, useState } from 'react';
import { mayProceed } from '#domain/practice/pronunciation.ts';
import type { PracticeLanguages } from '#web/features/practice/enter-practice.ts';
import { isUnsent } from '#web/features/practice/practice-machine.ts';
import { useModelVoice, useVoice } from '#web/features/practice/use-model-voice.ts';
import { useTranslation } from '#web/features/practice/use-translation.ts';
import { isAtWork } from '#web/features/recorder/recorder-machine.ts';
import { RecordingGuard } from '#web/features/recorder/recording-guard.tsx';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import type { DialogueState } from './dialogue-machine.ts';
import { type Completed, GuidedTask } from './guided-page.tsx';
import { LinePractice, type LinePracticeProps } from './line-practice.tsx';
import { DoctorLine, type DoctorLineProps, PatientLine, type PatientLineProps } from './lines.tsx';
import { type GuidedGroup, useDialogue } from './use-dialogue.ts';

export type { Completed } from './guided-page.tsx';

function Doctor(props: Omit<DoctorLineProps, 'getModel'>) {
  const get = useVoice({ text: props.text, language: props.learning });
  return <DoctorLine {...props} getModel={get} />;
}

/** The patient's voice is another one than that of the doctor's model. */
function Patient(props: Omit<PatientLineProps, 'getVoice' | 'translation'>) {
  const get = useVoice({ text: props.text, language: props.learning, voice: 'male' });
  const translation = useTranslation({ term: props.text }, props.learning);
  return <PatientLine {...props} getVoice={get} translation={translation} />;
}

/** What was recorded for a line goes with it, and the microphone too. */
function CurrentLine(props: Omit<LinePracticeProps, 'model' | 'getModel'>) {
  const { recorder } = props;
  const { reset } = recorder;
  useEffect(() => reset, [reset]);
  const voice = useModelVoice({
    text: props.text,
    language: props.learning,
    wanted: props.state.scored !== null,
  });
  return (
    <>
      <LinePractice {...props} model={voice.sound} getModel={voice.get} />
      <RecordingGuard recorder={recorder} unsent={isUnsent(props.state)} />
    </>
  );
}

export interface DialoguePracticeProps extends PracticeLanguages {
  readonly group: GuidedGroup;
  /** The learner just came here from the dialogue before. */
  readonly takeFocus: boolean;
  readonly completed: Completed | null;
  readonly onCompleted: (completed: Completed) => void;
}

function arrivalAt(line: number, { current, moved }: DialogueState) {
  if (line !== current) return 'none';
  if (moved) return 'focus';
  // A dialogue that goes on after a reload: its line is below all that was said before.
  return line > 0 ? 'view' : 'none';
}

/** One dialogue from its first line to its submission. */
export function DialoguePractice(props: DialoguePracticeProps) {
  const { group, native, learning, onCompleted } = props;
  const dialogue = useDialogue(group, (score) => onCompleted({ name: group.name, score }));
  const recorder = useRecorder({ onTake: dialogue.onTake });
  // Whoever has asked to hear the patient hears the next answer unasked, until she stops one.
  const [speaks, setSpeaks] = useState(false);
  const { lines, current, reached } = dialogue.state;
  const isAnswered = (index: number) => mayProceed(lines[index]!.best, lines[index]!.attempts);
  /** An answer that came on this visit. */
  const isFresh = (index: number) => {
    const { bestScore, attempts } = group.guidedPractices[index]!;
    return isAnswered(index) && !mayProceed(bestScore, attempts);
  };
  return (
    <GuidedTask
      group={group}
      learning={learning}
      current={current}
      takeFocus={props.takeFocus}
      completed={props.completed}
      answer={isFresh(current) ? group.guidedPractices[current]!.patientMessage : null}
      practice={
        <CurrentLine
          key={current}
          text={group.guidedPractices[current]!.doctorMessage}
          learning={learning}
          state={lines[current]!}
          dialogue={dialogue}
          recorder={recorder}
        />
      }
    >
      {group.guidedPractices.slice(0, reached + 1).map(({ id, doctorMessage, patientMessage }, index) => (
        <li key={id} aria-current={index === current ? 'step' : undefined}>
          <Doctor
            text={doctorMessage}
            learning={learning}
            best={lines[index]!.best}
            isCurrent={index === current}
            arrival={arrivalAt(index, dialogue.state)}
            isHeld={isAtWork(recorder.state)}
            onPractise={() => dialogue.onPractise(index)}
          />
          {isAnswered(index) ? (
            <Patient
              text={patientMessage}
              native={native}
              learning={learning}
              speakAtOnce={speaks && isFresh(index)}
              onHear={setSpeaks}
            />
          ) : null}
        </li>
      ))}
    </GuidedTask>
  );
}
