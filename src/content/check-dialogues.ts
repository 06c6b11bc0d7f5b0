import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { asksTwice, invitesQuestions } from './question-lines.ts';
import type { Dialogue, DialoguesPack } from './schemas.ts';
import type { NamedText } from './shared-runs.ts';
import { repeated, within } from './text-checks.ts';

export interface NamedDialogues {
  readonly path: string;
  readonly pack: DialoguesPack;
}

const EXCHANGES = { min: 6, max: 12 };
/** The learner says the doctor's lines in one breath. */
const DOCTOR_WORDS = { min: 2, max: 24 };
const PATIENT_WORDS = { min: 1, max: 40 };

/** What is wrong with dialogues, beyond their shape: a line for every fault. */
export function checkDialogues(packs: readonly NamedDialogues[]): string[] {
  const ids = packs.flatMap(({ pack }) => dialoguesOf(pack).map(({ id }) => id));
  return [
    ...packs.flatMap(({ path, pack }) =>
      dialoguesOf(pack).flatMap((dialogue) =>
        checkDialogue(pack, dialogue).map((fault) => `${path}: ${dialogue.id}: ${fault}`),
      ),
    ),
    ...repeated(ids).map((id) => `the id ${id} stands twice`),
  ];
}

function checkDialogue(pack: DialoguesPack, { id, exchanges }: Dialogue): string[] {
  const faults: string[] = [];
  if (!id.startsWith(`${pack.language}-`)) faults.push('the id must start with the language');
  if (exchanges.length < EXCHANGES.min || exchanges.length > EXCHANGES.max) {
    faults.push(`${exchanges.length} exchanges are too few or too many`);
  }
  for (const [index, { doctor, patient, translations }] of exchanges.entries()) {
    const place = `exchange ${index + 1}`;
    if (!within(doctor, DOCTOR_WORDS)) faults.push(`${place}: the doctor's line is too short or too long`);
    if (/[\d()[\]"]/.test(doctor)) faults.push(`${place}: the doctor's line has signs that nobody can say`);
    if (asksTwice(doctor, pack.language)) faults.push(`${place}: asks two things at once: "${doctor}"`);
    if (!within(patient, PATIENT_WORDS)) faults.push(`${place}: the patient's line is too short or too long`);
    for (const language of LEARNING_LANGUAGES) {
      const present = translations[language] !== undefined;
      if (language === pack.language && present) faults.push(`${place}: translated into its own language`);
      if (language !== pack.language && !present) faults.push(`${place}: no translation into ${language}`);
    }
  }
  if (!exchanges.some(({ doctor }) => invitesQuestions(doctor, pack.language))) {
    faults.push('nothing checks understanding or invites questions');
  }
  const lines = exchanges.flatMap(({ doctor, patient }) => [doctor, patient]);
  return [...faults, ...repeated(lines).map((line) => `"${line}" stands twice`)];
}

function dialoguesOf(pack: DialoguesPack): Dialogue[] {
  return Object.values(pack.levels).flat();
}

/** The texts that must not be copied from one another. */
export function dialogueTexts({ path, pack }: NamedDialogues): NamedText[] {
  return dialoguesOf(pack).flatMap(({ id, exchanges }) =>
    exchanges.flatMap(({ doctor, patient }, index) => [
      { name: `${path}: ${id}: exchange ${index + 1}, doctor`, text: doctor },
      { name: `${path}: ${id}: exchange ${index + 1}, patient`, text: patient },
    ]),
  );
}
