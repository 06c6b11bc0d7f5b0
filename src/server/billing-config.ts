import { isIP } from 'node:net';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

export const billingEnvironment = {
  BILLING: z.enum(['sandbox', 'stripe']).default('sandbox'),
  BILLING_SANDBOX: z.enum(['on', 'off']).default('off'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
};

type Environment = z.output<z.ZodObject<typeof billingEnvironment>>;

export type BillingConfig =
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      readonly apiUrl: string;
    };

/** Throws OperatorError where nobody could pay, or everybody could have a plan for nothing without it being meant. */
export function billingConfigOf(env: Environment, publicUrl: string | undefined): BillingConfig {
  if (env.BILLING === 'stripe') return stripeConfigOf(env, publicUrl);
  if (publicUrl && isPublic(new URL(publicUrl)) && env.BILLING_SANDBOX === 'off') {
    throw new OperatorError(
      'PUBLIC_URL is a public address and no money would be taken there: set BILLING=stripe, or BILLING_SANDBOX=on ' +
        'to let everybody take a plan without paying.',
    );
  }
  return { provider: 'sandbox' };
}

function stripeConfigOf(env: Environment, publicUrl: string | undefined): BillingConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets = '', STRIPE_API_URL: apiUrl } = env;
  const webhookSecrets = secrets.split(',').flatMap((secret) => secret.trim() || []);
  if (!secretKey) throw new OperatorError('BILLING=stripe needs STRIPE_SECRET_KEY.');
  if (webhookSecrets.length === 0) {
    throw new OperatorError(
      'BILLING=stripe needs STRIPE_WEBHOOK_SECRET, of the webhook at /webhooks/stripe.',
    );
  }
  if (!publicUrl) throw new OperatorError('BILLING=stripe needs PUBLIC_URL, where learners come back to.');
  return { provider: 'stripe', secretKey, webhookSecrets, apiUrl };
}

/** Whether strangers reach it: over HTTPS, at a name that is not of this machine or network alone. */
function isPublic({ protocol, hostname }: URL): boolean {
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !/^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i.test(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|test|home\.arpa)$/i.test(host);
}
