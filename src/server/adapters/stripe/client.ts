import Stripe from 'stripe';
import { AppError } from '#domain/errors.ts';

export interface StripeAccess {
  readonly secretKey: string;
  /** Stripe's, or that of a server that speaks its protocol. */
  readonly apiUrl: string;
}

/** The official client. It tries once more by itself, with a key that makes that safe. */
export function createStripe({ secretKey, apiUrl }: StripeAccess): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: 15_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** A failure of Stripe's is one of ours that passes. Its message may name a customer and goes nowhere. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new AppError('SRV_002', { cause: faultOf(error) });
    throw error;
  }
}

function faultOf({ type, code, statusCode }: Stripe.errors.StripeError): Error {
  return new Error(`Stripe: ${type} ${code ?? ''} ${statusCode ?? ''}`.trim());
}
