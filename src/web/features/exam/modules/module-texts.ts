import { type ExamModule, MODULE_NAMES, type ModuleName, WHOLE } from '#domain/oet/modules.ts';
import { OFFERED_MODULES } from '#domain/oet/offered.ts';
import type { PlainKey } from '#words/catalogue.ts';

/** What a module is called and how it is described. */
export interface ModuleTexts {
  readonly name: PlainKey;
  readonly about: PlainKey;
  /** By the names of its parts. */
  readonly parts: Readonly<Record<string, PlainKey>>;
  readonly marking: readonly PlainKey[];
  readonly start: PlainKey;
  readonly again: PlainKey;
}

const TEXTS: Readonly<Partial<Record<ModuleName, ModuleTexts>>> = {
  listening: {
    name: 'oet.module.listening',
    about: 'oet.module.listening.about',
    parts: { A: 'oet.module.listening.part.A', B: 'oet.module.listening.part.B' },
    marking: [
      'oet.module.listening.marking.marks',
      'oet.module.listening.marking.gaps',
      'oet.module.listening.marking.estimate',
    ],
    start: 'oet.module.listening.start',
    again: 'oet.module.listening.again',
  },
  reading: {
    name: 'oet.module.reading',
    about: 'oet.module.reading.about',
    parts: {
      A: 'oet.module.reading.part.A',
      B: 'oet.module.reading.part.B',
      C: 'oet.module.reading.part.C',
    },
    marking: [
      'oet.module.reading.marking.marks',
      'oet.module.reading.marking.gaps',
      'oet.module.reading.marking.units',
      'oet.module.reading.marking.estimate',
    ],
    start: 'oet.module.reading.start',
    again: 'oet.module.reading.again',
  },
  writing: {
    name: 'oet.module.writing',
    about: 'oet.module.writing.about',
    parts: { [WHOLE]: 'oet.module.writing.part.whole' },
    marking: [
      'oet.module.writing.marking.criteria',
      'oet.module.writing.marking.findings',
      'oet.module.writing.marking.length',
      'oet.module.writing.marking.unscorable',
    ],
    start: 'oet.module.writing.start',
    again: 'oet.module.writing.again',
  },
  speaking: {
    name: 'oet.module.speaking',
    about: 'oet.module.speaking.about',
    parts: { [WHOLE]: 'oet.module.speaking.part.whole' },
    marking: [
      'oet.module.speaking.marking.criteria',
      'oet.module.speaking.marking.voice',
      'oet.module.speaking.marking.heard',
      'oet.module.speaking.marking.unscorable',
    ],
    start: 'oet.module.speaking.start',
    again: 'oet.module.speaking.again',
  },
};

/** A module as pages show it. */
export interface ShownModule {
  readonly name: ModuleName;
  readonly definition: ExamModule;
  readonly texts: ModuleTexts;
}

/** The modules that are offered, in the order of cards and reports. */
export const SHOWN_MODULES: readonly ShownModule[] = OFFERED_MODULES.flatMap((definition) => {
  const name = MODULE_NAMES.find((each) => each === definition.name);
  const texts = name && TEXTS[name];
  return texts ? [{ name, definition, texts }] : [];
});

/** null for a module that isn't offered. */
export function shownModule(name: string): ShownModule | null {
  return SHOWN_MODULES.find((module) => module.name === name) ?? null;
}
