import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openEmbedded } from '../db/embedded/embedded.ts';

/** A product that is killed right after it has acknowledged something: `open-and-hang.ts DATA_DIR`. */
const { db } = await openEmbedded({ dataDir: process.argv[2]!, startOver: false }, pino({ level: 'silent' }));
await db.execute(
  sql`insert into categories (slug, name, profession, position) values ('acknowledged', 'X', 'medicine', 1)`,
);
process.kill(process.pid, 'SIGKILL');
