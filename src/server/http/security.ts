import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  /** Hosts that the page may ask: where the visitor's country and flags come from. */
  readonly traceUrl: string;
  readonly flagUrl: string;
  readonly https: boolean;
}

/** The security headers of every answer. Nothing inline runs or styles. */
export function securityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = {
    ...helmetHeaders(options),
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** They are the same for every answer, so Helmet is asked once. */
function helmetHeaders(options: SecurityOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const middleware = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(options) },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  middleware({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

function contentPolicy({ flagUrl, traceUrl }: SecurityOptions) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...originOf(flagUrl)],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", ...originOf(traceUrl)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
