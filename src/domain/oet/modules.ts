import type { CostRow } from '../billing/costs.ts';

/** A span of an attempt that has a clock. */
export type ClockPhase = 'reading' | 'writing' | 'preparation' | 'speaking' | 'running';

/** Practice lets a learner stop and go back; what it comes to is no estimate. */
export const ATTEMPT_MODES = ['exam', 'practice'] as const;
export type AttemptMode = (typeof ATTEMPT_MODES)[number];

export interface TimedPhase {
  readonly phase: ClockPhase;
  readonly minutes: number;
}

/** A part of a module: what is started, worked on and submitted on its own. */
export interface PartDefinition {
  /** 'A', 'B', 'C'; WHOLE where a module has one only. */
  readonly part: string;
  /** Parts with the same clock share its time. */
  readonly clock: string;
  /** In the order in which they follow. */
  readonly phases: readonly TimedPhase[];
  /** Whether an attempt is complete without it: the chooser shows the others. */
  readonly optional: boolean;
}

export const WHOLE = 'whole';

/** A part's name as addresses and calls have it: null where a module has one only. */
export const namedPart = (part: string): string | null => (part === WHOLE ? null : part);

/**
 * What a learner makes in a part: answers to its questions, marked at once; a text or a conversation, which are
 * assessed afterwards.
 */
export type WorkKind = 'answers' | 'draft' | 'conversation';

/** What the core needs to know of a module. Everything else of it stands in folders of its name. */
export interface ExamModule {
  /** As `sectionType` and addresses have it. */
  readonly name: string;
  /** Whether a test is written for one profession. */
  readonly byProfession: boolean;
  readonly work: WorkKind;
  /** How its marks become a band: by the practice bands of spec section 9, or by OET's letters. */
  readonly scale: 'practice' | 'oet';
  readonly parts: readonly PartDefinition[];
}

/** The modules that the OET has, in its order. Which of them the product offers says its registry. */
export const MODULE_NAMES = ['listening', 'reading', 'writing', 'speaking'] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

const PRICES: Readonly<Record<ModuleName, CostRow>> = {
  listening: 'oetListening',
  reading: 'oetReading',
  writing: 'oetWriting',
  speaking: 'oetSpeaking',
};

/** What an attempt costs. Of an unknown module there is none to pay for. */
export function priceOf(module: string): CostRow {
  return PRICES[module as ModuleName] ?? 'oetReading';
}

/** The names of all parts with a part's clock, its own among them. */
export function sharingOf({ parts }: ExamModule, { clock }: PartDefinition): string[] {
  return parts.filter((each) => each.clock === clock).map(({ part }) => part);
}

/** The part of a name in either case, as addresses may have it; null for none of the module's. */
export function partOf({ parts }: ExamModule, name: string): PartDefinition | null {
  return parts.find(({ part }) => part.toLowerCase() === name.toLowerCase()) ?? null;
}
