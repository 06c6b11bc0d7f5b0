import { spawn } from 'node:child_process';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';

/**
 * Runs a command with TEST_DATABASE_URL set to a throwaway PostgreSQL server: `node scripts/with-postgres.ts COMMAND
 * [ARG ...]`. Ends as the command does.
 */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('usage: with-postgres.ts COMMAND [ARG ...]');

const server = await startThrowawayPostgres();
const env = { ...process.env, TEST_DATABASE_URL: server.url };
const child = spawn(command, args, { stdio: 'inherit', env });
const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
await server.stop();
process.exit(code);
