import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

/** How conversations end in other languages than English. */

describe('questions that are invited', () => {
  const told =
    'Der rote Ring bedeutet eine Borreliose. Sie bekommen zehn Tage lang ein Antibiotikum. Nehmen Sie es morgens und abends. Trinken Sie keine Milch dazu. Meiden Sie die Sonne. In zehn Tagen sehe ich mir die Stelle an.';

  it('are no question of what they name', async () => {
    const asked =
      'Gibt es noch etwas, das Sie fragen möchten, vielleicht wegen der Arbeit im Wald oder wegen des Babys?';
    const units = await lastUnits(caseOf('de-general-roter-ring'), 'Guten Tag.', told, asked);
    expect(units.join()).toMatch(/question\.|talk\.no_questions/);
    expect(units.join()).not.toMatch(/fact\.|detail\./);
  });
});

describe('a symptom that is asked for by its name', () => {
  it('is denied where the case has none, whatever line comes near', async () => {
    const units = await lastUnits(
      caseOf('de-nursing-neuer-beutel'),
      'Guten Tag, wie geht es Ihnen?',
      'Ist Ihnen manchmal schwindlig?',
    );
    expect(units).toContain('denial.dizziness');
  });
});

describe('whoever was just told when to get help', () => {
  it('says so to what asks for it, and nothing of the history', async () => {
    const units = await lastUnits(
      caseOf('fr-allied-cheville-volley'),
      'Bonjour, qu’est-ce qui vous amène ?',
      'Si demain la cheville gonfle beaucoup ou si vous ne pouvez plus poser le pied, il faut m’appeler ou retourner aux urgences. Donc, dans quels cas vous appelleriez ?',
    );
    expect(units.join()).toMatch(/detail\.if-worse|reaction\.safety_net/);
  });
});

describe('whoever has words of her own for what she will do', () => {
  it.each([
    [
      'de-general-mutter-vergisst',
      'Guten Tag, was führt Sie her?',
      'Ich schlage vor: Wir nehmen Ihrer Mutter Blut ab, machen einen Test, und ein Pflegedienst könnte Ihnen helfen. Bringen Sie bitte ihre Tabletten mit.',
      'Können Sie kurz wiederholen, was wir jetzt ausgemacht haben?',
      'detail.recap',
    ],
    [
      'pt-medicine-dedo-churrasco',
      'Bom dia, o que o trouxe aqui?',
      'Isso é gota. Volte aqui em uma semana. Se vier febre ou se a vermelhidão subir pelo pé, procure a gente no mesmo dia.',
      'Só para eu ver se fui clara: o que o senhor vai fazer se aparecer febre?',
      'detail.if-worse',
    ],
    [
      'es-nursing-nauseas-embarazo',
      'Buenos días, ¿qué le pasa?',
      'Coma poco y a menudo. Si en un día entero no retiene ni el agua, si sangra o tiene fiebre, vaya a urgencias sin esperar.',
      '¿Me repite con sus palabras cuándo iría a urgencias?',
      'detail.worse-plan',
    ],
  ])('says those: %s', async (id, opening, told, asked, unit) => {
    expect(await lastUnits(plainCaseOf(id), opening, told, asked)).toContain(unit);
  });
});
