import { checkDetails } from './check-details.ts';
import { checkSummaries } from './check-summaries.ts';
import { checkUptakes } from './check-uptakes.ts';
import type { RolePlayPack } from './role-play-schema.ts';
import { type NamedText, sharedRun } from './shared-runs.ts';
import { repeated, within } from './text-checks.ts';

export interface NamedRolePlay {
  readonly path: string;
  readonly pack: RolePlayPack;
}

/** What can be said in one breath or two. */
const SAYABLE = { min: 1, max: 34 };
/** So many words in a row of the other card's would give it away on the candidate's. */
const GIVEAWAY = 6;

/** What a task of a card may begin with. */
const VERBS: ReadonlySet<string> = new Set(
  `acknowledge address advise agree answer apologise arrange ask calm check clarify comfort confirm convince correct
  describe discuss discourage emphasise empathise encourage establish explain explore find gather get give greet
  help identify inform instruct introduce invite learn listen make negotiate offer outline persuade prepare present
  promise recommend refuse remind reassure respond show stress suggest summarise support take talk teach tell try
  understand urge warn`.split(/\s+/),
);

/** What is wrong with role-plays, beyond their shape: a line for every fault. */
export function checkRolePlays(packs: readonly NamedRolePlay[]): string[] {
  return [
    ...packs.flatMap(({ path, pack }) => checkRolePlay(path, pack).map((fault) => `${path}: ${fault}`)),
    ...repeated(packs.map(({ pack }) => pack.id)).map((id) => `the id ${id} stands twice`),
  ];
}

function checkRolePlay(path: string, pack: RolePlayPack): string[] {
  const { id, profession, candidate, brief, explanation } = pack;
  const faults: string[] = [];
  if (path !== `oet/speaking/${id}.yaml`) faults.push(`must stand at oet/speaking/${id}.yaml`);
  if (!id.startsWith(`${profession.replaceAll('_', '-')}-`))
    faults.push('the id must start with the profession');
  return [
    ...faults,
    ...twice('task', candidate.tasks),
    ...twice('fact', brief.facts),
    ...twice('concern', brief.concerns),
    ...twice('question', brief.questions),
    ...twice('point of the explanation', explanation),
    ...checkTasks(pack),
    ...checkFacts(pack),
    ...checkDetails(brief.details ?? [], brief.facts),
    ...checkUptakes((brief.uptakes ?? []).map(({ says, ...uptake }) => ({ ...uptake, text: says }))),
    ...checkSummaries(brief.summaries ?? [], brief.uptakes ?? []),
    ...checkConcerns(pack),
    ...checkLines(pack),
    ...checkPhrases(pack),
    ...checkSecrets(pack),
  ];
}

const twice = (what: string, items: readonly { readonly id: string }[]) =>
  repeated(items.map(({ id }) => id)).map((id) => `the ${what} ${id} stands twice`);

function checkTasks({ candidate }: RolePlayPack): string[] {
  return candidate.tasks.flatMap(({ id, text, shownBy }) => {
    const first = text.split(/[\s,]/)[0]!.toLowerCase();
    return [
      ...(VERBS.has(first) ? [] : [`the task ${id} begins with '${first}', which is no verb of tasks`]),
      ...(shownBy.acts.length + shownBy.words.length > 0 ? [] : [`nothing shows the task ${id}`]),
    ];
  });
}

function checkFacts({ brief }: RolePlayPack): string[] {
  const denied = new Set<string>(brief.denies.map((symptom) => `symptom.${symptom}`));
  const told = brief.facts.filter(({ disclosure }) => disclosure === 'volunteered').length;
  return [
    ...(told > 3 ? [`${told} facts are told unasked`] : []),
    ...repeated(brief.denies).map((symptom) => `${symptom} is denied twice`),
    ...brief.facts.flatMap(({ id, topic, disclosure, condition, cue, polarity }) => [
      ...(disclosure === 'guarded' && !condition ? [`${id}: a guarded fact needs a condition`] : []),
      ...(disclosure !== 'guarded' && condition ? [`${id}: only a guarded fact has a condition`] : []),
      ...(disclosure !== 'guarded' && cue ? [`${id}: only a guarded fact has a cue`] : []),
      ...(denied.has(topic) && polarity !== 'no' ? [`${id}: ${topic} is denied as well`] : []),
    ]),
  ];
}

function checkConcerns({ brief }: RolePlayPack): string[] {
  return brief.concerns.flatMap(({ id, settledBy, worsenedBy, says, still }) => {
    const settling = settledBy.flat();
    return [
      ...settledBy.flatMap((group) => repeated(group).map((phrase) => `${id}: '${phrase}' stands twice`)),
      ...worsenedBy
        .filter((phrase) => settling.includes(phrase))
        .map((phrase) => `${id}: '${phrase}' settles it and makes it worse`),
      ...repeated([...says, ...still]).map((line) => `${id}: '${line}' is said twice`),
    ];
  });
}

/** Everything that somebody says in a role-play, by what it is. */
function linesOf({ candidate, brief, explanation }: RolePlayPack): NamedText[] {
  const {
    opening,
    facts,
    details = [],
    uptakes = [],
    summaries = [],
    concerns,
    questions,
    reactions,
    closing,
  } = brief;
  const named = (name: string, ...texts: readonly (string | undefined)[]) =>
    texts.filter((text) => text !== undefined).map((text) => ({ name, text }));
  return [
    ...candidate.tasks.flatMap(({ id, model }) => named(`the model of ${id}`, model)),
    ...named('the opening', opening),
    ...facts.flatMap(({ id, short, full, cue }) => named(id, short, full, cue)),
    ...details.flatMap(({ id, says }) => named(id, says)),
    ...[...uptakes, ...summaries].flatMap(({ id, says }) => named(id, says)),
    ...explanation.flatMap(({ id, heard }) => named(id, heard)),
    ...concerns.flatMap(({ id, says, still, settled, model }) =>
      named(id, ...says, ...still, settled, model),
    ),
    ...questions.flatMap(({ id, text, reaction }) => named(id, text, reaction)),
    ...named('a reaction', ...Object.values(reactions)),
    ...named('the closing', closing.settled, closing.unsettled),
  ];
}

function checkLines(pack: RolePlayPack): string[] {
  return linesOf(pack)
    .filter(({ text }) => !within(text, SAYABLE))
    .map(({ name, text }) => `${name}: nobody says so much at once: '${text}'`);
}

/** Phrases are looked for in what was said, in small letters. */
function checkPhrases({ candidate, brief, explanation }: RolePlayPack): string[] {
  const phrases = [
    ...candidate.tasks.flatMap(({ shownBy }) => shownBy.words.flat()),
    ...brief.facts.flatMap(({ words }) => words ?? []),
    ...brief.concerns.flatMap(({ provokedBy, settledBy, worsenedBy }) => [
      ...provokedBy.words,
      ...settledBy.flat(),
      ...worsenedBy,
    ]),
    ...explanation.flatMap(({ words }) => words.flat()),
  ];
  return phrases
    .filter((phrase) => phrase !== phrase.toLowerCase())
    .map((phrase) => `'${phrase}' must be in small letters`);
}

/** The candidate's card must not tell what the other one fears or keeps back. */
function checkSecrets({ candidate, partner, brief }: RolePlayPack): string[] {
  const { setting, role, background, tasks } = candidate;
  const card = [setting, role, background, ...tasks.map(({ text }) => text)];
  const secrets = [
    ...partner.tasks,
    ...brief.concerns.flatMap(({ says, still, settled }) => [...says, ...still, settled]),
    ...brief.facts
      .filter(({ disclosure }) => disclosure === 'guarded')
      .flatMap(({ short, full, cue }) => [short, full, ...(cue ? [cue] : [])]),
  ];
  return card.flatMap((text) =>
    secrets.flatMap((secret) => {
      const run = sharedRun(text, secret, GIVEAWAY);
      return run === null ? [] : [`the candidate's card gives away '${run}'`];
    }),
  );
}

/** All that may not repeat what other packs say. A role-play may repeat itself. */
export function rolePlayTexts(named: NamedRolePlay): NamedText[] {
  const { path, pack } = named;
  const { candidate, partner, explanation } = pack;
  const cards = [
    candidate.setting,
    candidate.role,
    candidate.background,
    ...candidate.tasks.map(({ text }) => text),
    partner.role,
    partner.background,
    ...partner.tasks,
    ...explanation.map(({ says }) => says),
  ];
  return [...cards, ...linesOf(pack).map(({ text }) => text)].map((text) => ({ name: path, text }));
}
