import { conversationHandlers } from './conversation.ts';
import { serveJobs } from './worker.ts';

await serveJobs({
  // The other languages are read when they are first spoken: it takes a second.
  warm: async () => {
    await conversationHandlers.understand({
      language: 'en',
      brief: null,
      turns: ['Good morning. When did it start?'],
    });
  },
  handlers: conversationHandlers,
});
