import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPacks } from '#content/check.ts';
import { readOperatorFile } from '#content/read-operator-file.ts';
import { OPERATOR_FILE, parsePack, readPackFiles } from '#content/read-packs.ts';

/** Lints every content pack and the operator's file; prints the faults and fails when there are any. */
const folder = fileURLToPath(new URL('../content', import.meta.url));
readOperatorFile(join(folder, OPERATOR_FILE));
const files = await readPackFiles(folder);
const packs = files.map((file) => ({ path: file.path, pack: parsePack(file) }));
const faults = checkPacks(packs);
for (const fault of faults) console.error(fault);
console.log(`${files.length} packs, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
