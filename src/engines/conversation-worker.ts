import { conversationHandlers } from './conversation.ts';
import { serveJobs } from './worker.ts';

await serveJobs({
  // Other languages are loaded when a conversation in them is near: nobody speaks all of them.
  warm: () => conversationHandlers.prepare('en'),
  handlers: conversationHandlers,
});
