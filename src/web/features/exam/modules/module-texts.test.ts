import { expect, it } from 'vitest';
import { OFFERED_MODULES } from '#domain/oet/offered.ts';
import { SHOWN_MODULES } from './module-texts.ts';

it('has texts for every module that is offered, and for each of its parts', () => {
  expect(SHOWN_MODULES.map(({ definition }) => definition)).toEqual(OFFERED_MODULES);
  for (const { definition, texts } of SHOWN_MODULES) {
    expect(Object.keys(texts.parts)).toEqual(definition.parts.map(({ part }) => part));
  }
});
