import { describe, expect, it } from 'vitest';
import type { CasePack } from '#content/schemas.ts';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

/** As a case was before anybody had written how its lines are asked for. */
function withoutAsks({ brief, keyPoints, ...pack }: CasePack): CasePack {
  const { details, ...plain } = brief;
  return {
    ...pack,
    brief: { ...plain, facts: brief.facts.map(({ asks, ...fact }) => fact) },
    keyPoints: keyPoints?.map(({ heard, ...point }) => point),
  } as CasePack;
}

const HELLO = 'Buenos días. Cuénteme, ¿qué la trae por aquí?';
const BACK = 'es-general-tiron-espalda';

describe('the patient of a case in Spanish, French, German or Portuguese', () => {
  it('says at the door what brings her', async () => {
    expect(await lastUnits(caseOf(BACK), HELLO)).toContain('opening');
  });

  it.each([
    [BACK, '¿Y pesaba mucho la caja?', 'detail.crate-weight'],
    ['fr-medicine-fievre-retour', 'Quelqu’un peut vous accompagner ?', 'detail.came-how'],
    ['pt-general-maos-rachadas', 'E que produtos vocês usam agora na limpeza?', 'detail.products'],
    ['de-general-schwindel-bett', 'Sind Sie von der Leiter gefallen?', 'fact.ladder'],
  ])('of %s answers %s', async (id, asked, unit) => {
    expect((await lastUnits(caseOf(id), 'Hm.', 'Hm.', asked)).join()).toContain(unit);
  });

  it('takes no statement beside a question for one', async () => {
    const units = await lastUnits(
      caseOf(BACK),
      HELLO,
      'Entonces lo de la espalda le pasó en el almacén. ¿Hay algo que le preocupe especialmente?',
    );
    expect(units.join()).toMatch(/^fact\.concerns\.\w+$/);
  });

  it('asks again rather than nods where a question was not understood', async () => {
    const units = await lastUnits(caseOf(BACK), HELLO, 'Sí. ¿Cuál es la capital del Perú?');
    expect(units.join()).toMatch(/^talk\.not_understood/);
  });

  it('answers by topic where nobody has written how lines are asked for', async () => {
    const plain = withoutAsks(caseOf(BACK));
    expect((await lastUnits(plain, HELLO, '¿Toma algún medicamento?')).join()).toContain('fact.medication');
    expect((await lastUnits(plain, HELLO, '¿Y pesaba mucho la caja?')).join()).not.toContain('detail.');
  });

  it('answers the same to the same', async () => {
    const turns = [HELLO, '¿Desde cuándo?', '¿Y quién le ayuda en casa?'];
    expect(await lastUnits(caseOf(BACK), ...turns)).toEqual(await lastUnits(caseOf(BACK), ...turns));
  });
});
