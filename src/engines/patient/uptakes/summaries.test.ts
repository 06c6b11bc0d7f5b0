import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const COUGH = 'en-medicine-dry-cough';
const HELLO = 'Hello, what brings you here?';
const HM = 'I see.';
const CAUSE = 'A dry cough like this is most likely a side effect of your ramipril.';
const SWAP = 'We stop the ramipril today and you take losartan instead.';
const PICTURE = "I'd also like you to have an X-ray of your chest, because of the asbestos you worked with.";
const WIFE = 'So that I know I put it clearly: when your wife asks tonight, what will you tell her?';

const unitsAfter = (...turns: readonly string[]) => lastUnits(caseOf(COUGH), HELLO, HM, ...turns);
const summariesIn = (units: readonly string[]) => units.filter((unit) => unit.startsWith('summary.'));

/** The uptakes of which one each has to be told for a summary. */
const groupsOf = (unit: string) =>
  caseOf(COUGH).brief.summaries?.find(({ id }) => unit === `summary.${id}`)?.of ?? [];

describe('what sums up what was told', () => {
  it('is said to whoever asks what somebody at home will be told', async () => {
    const [summary] = summariesIn(await unitsAfter(CAUSE, SWAP, WIFE));
    expect(groupsOf(summary!).length).toBe(2);
  });

  it('sums up more where more was told', async () => {
    const [summary] = summariesIn(await unitsAfter(CAUSE, SWAP, PICTURE, WIFE));
    expect(groupsOf(summary!).length).toBe(3);
  });

  it('is not said where half of it was not told', async () => {
    expect(summariesIn(await unitsAfter(CAUSE, WIFE))).toEqual([]);
  });

  it('is said once', async () => {
    const once = summariesIn(await unitsAfter(CAUSE, SWAP, WIFE));
    const twice = summariesIn(await unitsAfter(CAUSE, SWAP, WIFE, WIFE));
    expect(once).toHaveLength(1);
    expect(twice).not.toContain(once[0]);
  });

  it('is not said beside what it sums up', async () => {
    const asked = `${WIFE} And which tablet do you leave out from today?`;
    const units = await unitsAfter(CAUSE, SWAP, asked);
    const [summary] = summariesIn(units);
    const summed = groupsOf(summary!).flat();
    expect(units.filter((unit) => summed.some((id) => unit === `uptake.${id}`))).toEqual([]);
  });

  it('is not said to a single question', async () => {
    const units = await unitsAfter(CAUSE, SWAP, PICTURE, 'And what would you do if you coughed up blood?');
    expect(summariesIn(units)).toEqual([]);
  });

  it('is said in another language', async () => {
    const told =
      'Es ist eine Borreliose, aber ganz früh erkannt. Nehmen Sie morgens und abends eine Tablette, bis zum letzten Tag.';
    const asked =
      'Damit ich weiß, ob ich mich klar ausgedrückt habe: Was erzählen Sie heute Abend Ihrer Frau?';
    const units = await lastUnits(
      caseOf('de-general-roter-ring'),
      'Guten Tag, was führt Sie her?',
      told,
      asked,
    );
    expect(summariesIn(units)).toHaveLength(1);
  });
});
