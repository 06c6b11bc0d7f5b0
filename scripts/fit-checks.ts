import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conversationHandlers } from '#engines/conversation.ts';
import { checkEvidence, mayCheck } from '#engines/patient/lines/check-reading.ts';
import { CHECK_EVIDENCE, checkedLines } from '#engines/patient/lines/checked-lines.ts';
import type { LineWeights } from '#engines/patient/lines/line-scorer.ts';
import { CHECK_SIGNS } from '#engines/patient/words/check-questions.ts';
import { type CheckScene, heard, playTurns, readScenes, stateBefore } from './fit/check-scenes.ts';
import { type DetailedPart, detailedParts, type JudgedClause, seenTurns } from './fit/labelled-clauses.ts';
import { learnLineWeights } from './fit/learn-lines.ts';

/**
 * Learns what tells that a question checks what was told, from the labelled talks that nothing is measured on and from
 * scenes that end in a check, and which line of her own the patient says to it, from those scenes. `--first` learns from
 * the first file of them alone, as it was done when the second was looked at.
 */
const files = process.argv.includes('--first') ? ['first'] : ['first', 'second'];
/** A check is rarer in the labelled talks than where somebody practises. */
const TIMES = 4;
const READINGS = 7;

const parts = await detailedParts('content');
const partOf = (id: string): DetailedPart => parts.find((part) => part.id === id)!;
await conversationHandlers.prepare('en');

/** A question as a choice between a check and none. */
const judged = (evidence: readonly number[], isCheck: boolean): JudgedClause => ({
  part: '',
  text: '',
  lines: [{ kind: 'fact', id: 'check', evidence }],
  none: [1],
  fitting: new Set(isCheck ? ['fact.check'] : []),
  isNone: !isCheck,
});

async function questionsOfTalks(): Promise<JudgedClause[]> {
  const found: JudgedClause[] = [];
  for (const part of parts) {
    let state: Awaited<ReturnType<typeof playTurns>>['state'] = null;
    let talk = 0;
    for (const turn of seenTurns(part.id)) {
      if (turn.talk !== talk) state = null;
      talk = turn.talk;
      const said = turn.parts.map(({ say }) => say).join(' ');
      const { draft, read } = heard(part, state, said);
      for (const { say, reply } of turn.parts) {
        const asked = read(say).filter((clause) => mayCheck(draft, clause) && clause.text.includes('?'));
        for (const clause of asked)
          found.push(judged(checkEvidence(draft, clause), reply.includes('g.give_back')));
      }
      state = (await playTurns(part, [said], state)).state;
    }
  }
  return found;
}

const questions: JudgedClause[] = await questionsOfTalks();
const choices: JudgedClause[] = [];
const scenes: CheckScene[] = files.flatMap(readScenes);
for (const scene of scenes) {
  const part = partOf(scene.id);
  const { draft, read } = heard(part, await stateBefore(part, scene), scene.ask);
  for (const { q, lines } of scene.questions) {
    const clause = { ...read(q).at(-1)!, text: q };
    if (mayCheck(draft, clause)) questions.push(judged(checkEvidence(draft, clause), true));
    const compared = checkedLines(draft, clause);
    choices.push({
      part: scene.id,
      text: q,
      lines: compared as JudgedClause['lines'],
      none: [1],
      fitting: new Set(lines),
      isNone: lines.length === 0,
    });
  }
}
const weighed = questions.flatMap((each) => Array.from({ length: each.isNone ? 1 : TIMES }, () => each));
const zeros = (length: number): LineWeights => ({ line: Array.from({ length }, () => 0), none: [0] });
const question = learnLineWeights(weighed, zeros(CHECK_SIGNS + READINGS));
const line = learnLineWeights(choices, zeros(CHECK_EVIDENCE));
console.log(
  `${questions.length} questions, ${questions.filter(({ isNone }) => !isNone).length} of them checks; ${choices.length} choices`,
);

const list = (numbers: readonly number[]) => numbers.map((value) => Number(value.toFixed(3))).join(', ');
writeFileSync(
  fileURLToPath(new URL('../src/engines/patient/lines/check-weights.generated.ts', import.meta.url)),
  `import type { CheckWeights } from './check-reading.ts';

// Written by \`npm run fit:checks\`: weights of the numbers in check-reading.ts and checked-lines.ts.
export const CHECK_WEIGHTS: CheckWeights = {
  question: [${list([...question.line, -question.none[0]!])}],
  line: [${list(line.line)}],
  none: ${Number(line.none[0]!.toFixed(3))},
};
`,
);
