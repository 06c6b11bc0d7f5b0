import { constants, setPriority } from 'node:os';
import type { BackupAnswer, BackupOrder } from './backup-apart.ts';
import { writeBackup } from './backups.ts';
import { stopCheck } from './check-backup.ts';

/** The process of one backup: see backup-apart.ts. Whoever waits for an answer goes first, the reader of the copy too. */
setPriority(constants.priority.PRIORITY_LOW);

process.once('message', async ({ source, now }: BackupOrder) => {
  // The product was killed: nobody waits for this backup, and nobody else would end its reader.
  process.once('disconnect', () => stopCheck(source.place).finally(() => process.exit()));
  const answer: BackupAnswer = await writeBackup(source, new Date(now)).then(
    (path) => ({ path }),
    ({ message, stack }: Error) => ({ fault: message, stack }),
  );
  process.send!(answer, () => process.exit());
});
