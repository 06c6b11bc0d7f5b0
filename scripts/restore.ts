import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { restoreBackup } from '#server/db/embedded/restore.ts';
import { OperatorError } from '#server/operator-error.ts';

/** `npm run restore -- FILE`: puts a backup in the place of the embedded database, which is set aside. */
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new OperatorError('Usage: npm run restore -- FILE (a backup of DATA_DIR/backups)');
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl) {
    throw new OperatorError('DATABASE_URL is set: restore that server by its own means (pg_restore).');
  }
  const aside = await restoreBackup(dataDir, resolve(file));
  console.log(
    `${file} was restored.${aside ? ` What was there is kept in ${aside}.` : ''} Start Bedside now.`,
  );
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
