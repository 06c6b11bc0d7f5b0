import { conversationHandlers } from './conversation.ts';
import { serveJobs } from './worker.ts';

await serveJobs({
  // A language is read when a conversation in it is near: it takes seconds, and nobody speaks all of them.
  warm: async () => {},
  handlers: conversationHandlers,
});
