import { writeFile } from 'node:fs/promises';

/** Writes fitted coefficients as a module: `head` up to the value, numbers of one list on one line. */
export async function writeGenerated(file: string, head: string, value: unknown): Promise<void> {
  const rounded = JSON.stringify(
    value,
    (_, one) => (typeof one === 'number' ? Number(one.toPrecision(6)) : one),
    1,
  );
  const compact = rounded.replace(/\[[\s\d.,e+-]+\]/g, (list) => list.replace(/\s+/g, ' '));
  await writeFile(file, `${head}${compact};\n`);
}
