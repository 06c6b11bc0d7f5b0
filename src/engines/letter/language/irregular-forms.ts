import type { LanguageRule } from './slip.ts';
import { slipAt } from './slip.ts';
import { regularised } from './verbs.ts';

/** 'Leaved', 'catched': a regular past of a verb that has its own. */
export const irregularForms: LanguageRule = ({ tokens }) =>
  tokens.flatMap((token) => {
    const right = regularised(token.word);
    if (!right) return [];
    const why = 'This verb has a past form of its own.';
    return [
      slipAt(token, token, {
        rule: 'verb_form',
        why,
        mend: right.past === right.participle ? right.past : null,
      }),
    ];
  });
