import { isEnglishWord } from '#engines/speech/phones/american-dictionary.ts';
import type { Lexicon } from '../../ports/lexicon.ts';

export const embeddedLexicon: Lexicon = { isWord: isEnglishWord };
