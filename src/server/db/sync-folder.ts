import { open } from 'node:fs/promises';

/** What was made, renamed or linked in a folder is only safe once the folder is flushed too. Windows can't open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
