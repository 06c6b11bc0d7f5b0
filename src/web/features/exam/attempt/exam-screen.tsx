import { type ReactNode, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { AidsHandle } from '../aids/use-aids.ts';
import type { KeptPart } from '../autosave/use-autosave.ts';
import type { ServerClock } from '../countdown/clock.ts';
import { Palette } from '../questions/palette.tsx';
import type { ExamQuestion } from '../questions/question.ts';
import { QuestionPane } from '../questions/question-pane.tsx';
import { type Paging, usePaging } from '../questions/use-paging.ts';
import { SubmitButton } from '../submit/submit-button.tsx';
import type { Submission } from '../submit/use-submission.ts';
import { ExamFoot, ExamFrame } from './exam-frame.tsx';
import { ExamPanes, type Pane } from './exam-panes.tsx';

export interface ExamScreenProps {
  /** The part, and what it is about. */
  readonly title: string;
  readonly part: string;
  /** The address of the parts. */
  readonly backTo: string;
  readonly clock: ServerClock;
  readonly questions: readonly ExamQuestion[];
  /** list: all below each other; single: one after another. */
  readonly layout: 'list' | 'single';
  readonly work: KeptPart;
  readonly aids: AidsHandle;
  readonly submission: Submission;
  /** What the questions are about; of one question alone where they stand one after another. */
  readonly material: (passageId: string | null) => ReactNode;
  readonly materialName: string;
  /** The questions that are answered in the material, as gaps in printed notes are. */
  readonly inMaterial?: ReadonlySet<string>;
  /** Always in sight: what plays. */
  readonly above?: ReactNode;
  /** Leads to a part under the same clock. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

function Foot({ paging, ...props }: ExamScreenProps & { paging: Paging }) {
  const { questions, work, submission } = props;
  return (
    <ExamFoot failure={submission.failure}>
      <Palette
        questions={questions}
        answers={work.answers}
        currentId={paging.current?.id ?? null}
        onGo={paging.go}
      />
      <SubmitButton questions={questions} answers={work.answers} submission={submission} onGo={paging.go} />
    </ExamFoot>
  );
}

/** The screen of a part under its clock, as the real exam's: what is asked about on one side, the questions on the other. */
export function ExamScreen(props: ExamScreenProps) {
  const words = useWords();
  const { title, part, backTo, clock, questions, layout, work, aids, submission, inMaterial } = props;
  const [pane, setPane] = useState<Pane>('material');
  const isElsewhere = (id: string) => inMaterial?.has(id) ?? false;
  const onGo = (id: string) => setPane(isElsewhere(id) ? 'material' : 'questions');
  const paging = usePaging(questions, { layout, spent: work.spent, onGo });
  return (
    <ExamFrame
      name={words('exam.part', { part })}
      title={title}
      back={{ to: backTo, label: words('exam.backToParts') }}
      clock={clock}
      overText={words('exam.timeIsUp')}
      keys={layout === 'single' ? 'steps' : 'questions'}
      work={work.answers}
      aids={aids}
      leaving={submission.running ? null : words('exam.leaveText')}
      foot={<Foot {...props} paging={paging} />}
    >
      {props.above}
      <ExamPanes
        material={props.material(layout === 'single' ? (paging.current?.passageId ?? null) : null)}
        materialName={props.materialName}
        shown={pane}
        onShow={setPane}
        questionsName={words('exam.questions')}
        questions={
          // What would be written during a submission is in no result.
          <div inert={submission.running}>
            <QuestionPane
              questions={questions.filter(({ id }) => !isElsewhere(id))}
              paging={paging}
              answers={work.answers}
              onLook={work.spent.look}
              before={props.before}
              after={props.after}
            />
          </div>
        }
      />
    </ExamFrame>
  );
}
