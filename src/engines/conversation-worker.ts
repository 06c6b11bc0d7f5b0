import { conversationHandlers, expectAnswer, type ReplyJob, understandingOf } from './conversation.ts';
import { serveJobs } from './worker.ts';

await serveJobs({
  // Other languages are loaded when a conversation in them is near: nobody speaks all of them. So is what tells
  // meanings in English: 30 MB that wait for the first case.
  warm: async () => {
    understandingOf('en');
  },
  handlers: {
    ...conversationHandlers,
    async reply(job: ReplyJob) {
      const reply = await conversationHandlers.reply(job);
      // When the answer is on its way.
      setImmediate(() => expectAnswer(job, reply));
      return reply;
    },
  },
});
