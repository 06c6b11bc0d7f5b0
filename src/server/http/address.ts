import { createServer } from 'node:net';
import { OperatorError } from '../operator-error.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Whether the server will be able to listen there, asked before anything slow is done. Errors: OperatorError. */
export function checkAddress({ host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(addressFault({ host, port }, error)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Says why an address can't be listened on, and what to do. */
function addressFault({ host, port }: Address, cause: NodeJS.ErrnoException): OperatorError {
  const faults: Readonly<Record<string, string>> = {
    EADDRINUSE: `The port ${port} is in use. Stop what uses it, or set PORT to another.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine. Set it to one, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST=${host} is no address and no known name. Set it to an address of this machine, or to 0.0.0.0.`,
    EAI_AGAIN: `HOST=${host} could not be looked up. Set it to an address of this machine, or to 0.0.0.0.`,
  };
  const message = faults[cause.code ?? ''] ?? `The server can't listen on ${host}:${port}: ${cause.message}.`;
  return new OperatorError(message, { cause });
}
