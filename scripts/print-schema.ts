import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#server/graphql/schema.ts';

/** Writes the schema that the server builds to src/server/graphql/schema.graphql. */
const path = fileURLToPath(new URL('../src/server/graphql/schema.graphql', import.meta.url));
writeFileSync(path, `${printSchema(lexicographicSortSchema(schema))}\n`);
