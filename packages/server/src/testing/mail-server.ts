import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server on a port of this machine that takes everything, and knows whom it was for. */
export async function listenForMails(port: number) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { recipients, close: () => new Promise<void>((done) => server.close(done)) };
}
