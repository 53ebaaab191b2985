import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { probeMailServer } from './probe-mail-server.ts';

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done));
});

async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer(options);
  servers.push(server);
  // A client that does not trust the certificate breaks off.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return (listening.address() as AddressInfo).port;
}

const probe = (smtpUrl: string | null) => probeMailServer({ config: createConfig({}), secrets: { smtpUrl } });
const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'], authOptional: true };
const withPassword: SMTPServerOptions = {
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) =>
    password === 'right' ? done(null, { user: 'chitta' }) : done(new Error('chitta is wrong')),
};

describe('probeMailServer', () => {
  it('has nothing to ask where mails go to a folder', async () => {
    expect(await probe(null)).toBeNull();
  });

  it('connects without encryption and without signing in where the address says so', async () => {
    expect(await probe(`smtp://127.0.0.1:${await listen(plain)}`)).toEqual({
      isConnected: true,
      isEncrypted: false,
      isSignedIn: null,
      code: null,
      ms: expect.any(Number),
    });
  });

  it('signs in, or says by a code alone that it was refused', async () => {
    const port = await listen(withPassword);
    expect(await probe(`smtp://chitta:right@127.0.0.1:${port}`)).toMatchObject({
      isSignedIn: true,
      code: null,
    });
    expect(await probe(`smtp://chitta:wrong@127.0.0.1:${port}`)).toMatchObject({
      isConnected: true,
      isSignedIn: false,
      code: 'EAUTH 535',
    });
  });

  it('encrypts, and trusts no certificate that nobody vouches for unless it is told to', async () => {
    const port = await listen({ authOptional: true });
    expect(await probe(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`)).toMatchObject({
      isConnected: true,
      isEncrypted: true,
    });
    expect(await probe(`smtp://127.0.0.1:${port}`)).toMatchObject({
      isConnected: false,
      code: expect.any(String),
    });
  });

  it('says that nobody is there', async () => {
    expect(await probe('smtp://127.0.0.1:9')).toMatchObject({
      isConnected: false,
      isEncrypted: null,
      code: 'ESOCKET',
    });
  });
});
