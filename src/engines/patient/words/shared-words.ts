import { areFormsOfOne } from '../../words/inflections.ts';
import { bare } from './following-words.ts';

/** A shorter word names little. */
const NAMING = 5;

/** Whether two texts have a word of some length in common, in whatever form. */
export function sharesWord(says: string, asked: string): boolean {
  const words = bare(says).split(' ');
  const named = bare(asked)
    .split(' ')
    .filter((word) => word.length >= NAMING);
  return named.some((name) => words.some((word) => areFormsOfOne(name, word)));
}
