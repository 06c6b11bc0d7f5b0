import { letterHandlers } from './letter.ts';
import { serveJobs } from './worker.ts';

await serveJobs({ warm: async () => {}, handlers: letterHandlers });
