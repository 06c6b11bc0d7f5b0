import type { AcousticModel, WordPosition } from './model.ts';

/** A word to find in a recording, with the ways it may be said, each a list of the model's phones. */
export interface SpokenWord {
  readonly text: string;
  readonly variants: readonly (readonly number[])[];
}

/** A phone at its place, or a silence (`word` is the index of the word before it, -1 before the first). */
interface LatticeNode {
  readonly phone: number;
  readonly senones: readonly number[];
  readonly word: number;
  readonly variant: number;
  /** Index in the variant; -1 for a silence. */
  readonly position: number;
  readonly before: number[];
  /** Log probability of entering this node. */
  readonly entry: number;
}

export interface Lattice {
  readonly nodes: readonly LatticeNode[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A pause is as likely as the decoder's own default says. */
const PAUSE_ENTRY = Math.log(0.005);

interface Edge {
  readonly node: number;
  readonly phone: number;
  /** The phone that this edge expects on its other side. */
  readonly expects: number;
}

/**
 * All ways of saying `words` one after the other, with an optional pause before, between and after them. Each phone
 * stands once for every neighbour that it can have across a word boundary, as the model's phones depend on them.
 */
export function buildLattice(model: AcousticModel, words: readonly SpokenWord[]): Lattice {
  const nodes: LatticeNode[] = [];
  const silence = model.silence;
  const add = (node: Omit<LatticeNode, 'before'>) => nodes.push({ ...node, before: [] }) - 1;
  const addSilence = (word: number) => {
    const senones = model.senonesOf(silence, silence, silence, 'single');
    return add({ phone: silence, senones, word, variant: 0, position: -1, entry: PAUSE_ENTRY });
  };
  const opening = addSilence(-1);
  const starts = [opening];
  let pause = opening;
  let exits: Edge[] = [];
  words.forEach((word, index) => {
    const entries = exits.length === 0 ? [silence] : [silence, ...new Set(exits.map((edge) => edge.phone))];
    const following = words[index + 1]?.variants.map((variant) => variant[0]!) ?? [];
    const exitPhones = [silence, ...new Set(following)];
    const next: Edge[] = [];
    const nextPause = addSilence(index);
    word.variants.forEach((phones, variant) => {
      const { first, last } = addVariant({
        model,
        phones,
        entries,
        exits: exitPhones,
        index,
        variant,
        add,
        nodes,
      });
      for (const edge of first) {
        const target = nodes[edge.node]!;
        if (edge.expects === silence) target.before.push(pause);
        for (const exit of exits) {
          if (exit.phone === edge.expects && exit.expects === edge.phone) target.before.push(exit.node);
        }
        if (index === 0) starts.push(edge.node);
      }
      for (const edge of last) {
        if (edge.expects === silence) nodes[nextPause]!.before.push(edge.node);
        next.push(edge);
      }
    });
    exits = next;
    pause = nextPause;
  });
  const ends = [pause, ...exits.filter((edge) => edge.expects === silence).map((edge) => edge.node)];
  return { nodes, starts, ends };
}

interface VariantContext {
  readonly model: AcousticModel;
  readonly phones: readonly number[];
  /** Phones that may stand before and after this word. */
  readonly entries: readonly number[];
  readonly exits: readonly number[];
  readonly index: number;
  readonly variant: number;
  readonly add: (node: Omit<LatticeNode, 'before'>) => number;
  readonly nodes: readonly LatticeNode[];
}

function addVariant(context: VariantContext): { first: Edge[]; last: Edge[] } {
  const { model, phones, entries, exits, index, variant, add, nodes } = context;
  const first: Edge[] = [];
  const last: Edge[] = [];
  let previous: number[] = [];
  phones.forEach((phone, position) => {
    const isFirst = position === 0;
    const isLast = position === phones.length - 1;
    const lefts = isFirst ? entries : [phones[position - 1]!];
    const rights = isLast ? exits : [phones[position + 1]!];
    const made: number[] = [];
    for (const left of lefts) {
      for (const right of rights) {
        const senones = model.senonesOf(phone, left, right, positionOf(isFirst, isLast));
        const node = add({ phone, senones, word: index, variant, position, entry: 0 });
        nodes[node]!.before.push(...previous);
        made.push(node);
        if (isFirst) first.push({ node, phone, expects: left });
        if (isLast) last.push({ node, phone, expects: right });
      }
    }
    previous = made;
  });
  return { first, last };
}

function positionOf(isFirst: boolean, isLast: boolean): WordPosition {
  if (isFirst && isLast) return 'single';
  if (isFirst) return 'begin';
  return isLast ? 'end' : 'internal';
}
