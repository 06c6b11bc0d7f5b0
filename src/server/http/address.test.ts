import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkAddress } from './address.ts';

it('finds a port in use before anything else is done, and says what to do', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  await expect(checkAddress({ host: '127.0.0.1', port })).rejects.toThrow(
    `The port ${port} is in use. Stop what uses it, or set PORT to another.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await checkAddress({ host: '127.0.0.1', port });
});

it.each([
  ['192.0.2.1', 'is no address of this machine'],
  ['no such host', 'HOST=no such host'],
])('says that HOST=%s can not be used', async (host, message) => {
  await expect(checkAddress({ host, port: 0 })).rejects.toThrow(message);
});
