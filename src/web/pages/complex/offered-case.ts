import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { Voice } from '#web/features/practice/use-model-voice.ts';
import { type ClinicalCase, readClinicalCase } from './clinical-case.ts';
import type { PatientCaseQuery } from './patient-case.generated.ts';

/** A case as the page has it. */
export interface OfferedCase {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly clinicalCase: ClinicalCase;
  readonly repeat: boolean;
  readonly engine: string;
  readonly voice: Voice;
  readonly statistics: { readonly completedCount: number; readonly totalCount: number };
  readonly conversationId: string | null;
  readonly turns: readonly SpokenTurn[];
}

function spokenTurns(turns: NonNullable<WireConversation>['turns']): SpokenTurn[] {
  return turns.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]));
}

type WireCase = NonNullable<PatientCaseQuery['patientCase']>;
type WireConversation = WireCase['conversation'];

/** null where the case cannot be read. */
export function offeredCase(wire: WireCase): OfferedCase | null {
  const clinicalCase = readClinicalCase(wire.id, wire.clinicalCase);
  return (
    clinicalCase && {
      id: wire.id,
      title: wire.title,
      content: wire.content,
      clinicalCase,
      repeat: wire.repeat,
      engine: wire.engine,
      voice: wire.voice === 'male' ? 'male' : 'female',
      statistics: wire.statistics,
      conversationId: wire.conversation?.id ?? null,
      turns: spokenTurns(wire.conversation?.turns ?? []),
    }
  );
}
