import { encodeWritingResults } from '#domain/oet/writing/results-wire.ts';
import { caseNotesText, taskText, WORD_LIMIT } from '#domain/oet/writing/task.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { MutationResultRef } from '../../../graphql/mutation-result.ts';
import { getWritingTest, submitLetter, type WritingSection } from './writing.service.ts';
import { getWritingResults } from './writing-results.service.ts';

const minutesOf = ({ definition }: WritingSection, phase: string) =>
  definition.phases.find((timed) => timed.phase === phase)?.minutes ?? 0;

const CaseNotesRef = builder
  .objectRef<WritingSection['paper']['caseNotes'][number]>('CaseNotesSection')
  .implement({
    description: '(ext) a heading of the case notes, with its notes one by one.',
    fields: (t) => ({
      heading: t.exposeString('heading'),
      notes: t.stringList({ resolve: ({ notes }) => notes.map(({ text }) => text) }),
    }),
  });

const WritingSectionRef = builder.objectRef<WritingSection>('WritingSection').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ paper }) => paper.title }),
    description: t.string({ resolve: ({ paper }) => paper.description }),
    caseNotes: t.string({ resolve: ({ paper }) => caseNotesText(paper) }),
    caseNotesSections: t.field({
      type: [CaseNotesRef],
      description: '(ext) the case notes by their headings.',
      resolve: ({ paper }) => [...paper.caseNotes],
    }),
    taskInstructions: t.string({ resolve: ({ paper }) => taskText(paper) }),
    timeLimitMinutes: t.int({ resolve: (section) => minutesOf(section, 'writing') }),
    readingTimeMinutes: t.int({ resolve: (section) => minutesOf(section, 'reading') }),
    wordLimit: t.int({ resolve: () => WORD_LIMIT }),
    profession: t.string({ resolve: ({ paper }) => paper.profession }),
    letterType: t.string({ resolve: ({ paper }) => paper.letterType }),
    today: t.string({
      description: '(ext) the day that the notes assume, YYYY-MM-DD.',
      resolve: ({ paper }) => paper.today,
    }),
    writer: t.string({ description: '(ext) who writes.', resolve: ({ paper }) => paper.writer }),
  }),
});

builder.queryField('writingTestSection', (t) =>
  t.field({
    type: WritingSectionRef,
    access: 'learner',
    args: { progressId: t.arg.id() },
    resolve: (_root, { progressId }, context) =>
      getWritingTest(context.deps, learnerOf(context).learnerId, progressId),
  }),
);

builder.queryField('getWritingSection', (t) =>
  t.string({
    access: 'learner',
    description:
      'A JSON string. Before submission: VAL_001 not_submitted; status marking until it is marked.',
    args: { progressId: t.arg.id() },
    resolve: async (_root, { progressId }, context) =>
      encodeWritingResults(await getWritingResults(context.deps, learnerOf(context).learnerId, progressId)),
  }),
);

builder.mutationField('submitWritingTest', (t) =>
  t.once({
    type: MutationResultRef,
    description: 'Submitted once; it is marked afterwards, see getWritingSection.',
    args: { progressId: t.arg.id(), letterContent: t.arg.string() },
    resolve: async (_root, { progressId, letterContent: letter }, context) => {
      const { learnerId } = learnerOf(context);
      await submitLetter(context.deps, context.call, learnerId, { progressId, letter });
      return mutationResult('letter', null);
    },
  }),
);
