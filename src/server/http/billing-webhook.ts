import type { FastifyInstance } from 'fastify';

export interface BillingWebhook {
  /** Keeps what was sent; 'refused' is what the provider has not signed. */
  readonly accept: (sent: {
    readonly body: string;
    readonly signature: string;
  }) => Promise<'kept' | 'refused'>;
  /** Begins to handle what was kept. Never throws. */
  readonly begin: () => void;
}

/** No event that we follow comes near. */
const BODY_LIMIT = 512 * 1024;

/** Where Stripe tells what happened. It is answered once the event is kept: what it leads to is done after that. */
export async function billingWebhook(app: FastifyInstance, { accept, begin }: BillingWebhook): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the text as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/stripe', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = typeof request.body === 'string' ? request.body : '';
      const answer = await accept({ body, signature: typeof signature === 'string' ? signature : '' });
      if (answer === 'refused') return reply.code(400).send({ error: 'Not signed' });
      begin();
      return reply.code(200).send({ received: true });
    });
  });
}
