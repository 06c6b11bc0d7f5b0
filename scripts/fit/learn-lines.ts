import type { LineWeights, Weighed } from '#engines/patient/lines/line-scorer.ts';

const STEPS = 150;
const RATE = 0.1;
const DECAY = 0.002;

/** Lines to choose among with what speaks for each, and those that fit; `isNone` is whether anything else does. */
export interface Choice {
  readonly lines: readonly (Weighed & { readonly kind: string; readonly id: string })[];
  readonly none: readonly number[];
  readonly fitting: ReadonlySet<string>;
  readonly isNone: boolean;
}

/** A choice as the fit goes through it. */
interface Row {
  /** [line][number] */
  readonly evidence: Float64Array;
  readonly none: readonly number[];
  readonly fits: readonly boolean[];
  readonly isNone: boolean;
}

/**
 * Fits the scorer by gradient ascent on the likelihood that what is chosen fits (Adam, Kingma and Ba 2015): of several
 * lines that fit any will do.
 */
export function learnLineWeights(choices: readonly Choice[], start: LineWeights): LineWeights {
  const values = Float64Array.of(...start.line, ...start.none);
  const width = start.line.length;
  const mean = new Float64Array(values.length);
  const square = new Float64Array(values.length);
  const rows = choices.map(
    ({ lines, none, fitting, isNone }): Row => ({
      evidence: Float64Array.from(lines.flatMap(({ evidence }) => evidence)),
      none,
      fits: lines.map(({ kind, id }) => fitting.has(`${kind}.${id}`)),
      isNone,
    }),
  );
  for (let step = 1; step <= STEPS; step++) {
    const slopes = new Float64Array(values.length);
    for (const row of rows) addSlopes(slopes, row, values, width);
    for (let i = 0; i < values.length; i++) {
      const slope = slopes[i]! / rows.length - DECAY * values[i]!;
      mean[i] = 0.9 * mean[i]! + 0.1 * slope;
      square[i] = 0.99 * square[i]! + 0.01 * slope * slope;
      values[i]! +=
        (RATE * mean[i]!) / (1 - 0.9 ** step) / (Math.sqrt(square[i]! / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return { line: [...values.slice(0, width)], none: [...values.slice(width)] };
}

function addSlopes(
  slopes: Float64Array,
  { evidence, none, fits, isNone }: Row,
  values: Float64Array,
  width: number,
): void {
  const utilities = new Float64Array(fits.length + 1);
  for (let line = 0, at = 0; line < fits.length; line++)
    for (let i = 0; i < width; i++, at++) utilities[line]! += evidence[at]! * values[i]!;
  for (let i = 0; i < none.length; i++) utilities[fits.length]! += none[i]! * values[width + i]!;
  const chances = softmax(utilities);
  const isRight = (line: number) => fits[line] ?? isNone;
  const right = chances.reduce((sum, chance, line) => sum + (isRight(line) ? chance : 0), 0);
  if (right <= 0) return;
  for (const [line, chance] of chances.entries()) {
    const error = (isRight(line) ? chance / right : 0) - chance;
    if (Math.abs(error) < 1e-3) continue;
    const isLine = line < fits.length;
    for (let i = 0; i < (isLine ? width : none.length); i++)
      slopes[isLine ? i : width + i]! += error * (isLine ? evidence[line * width + i]! : none[i]!);
  }
}

function softmax(utilities: Float64Array): Float64Array {
  const top = Math.max(...utilities);
  const raised = utilities.map((utility) => Math.exp(utility - top));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}
