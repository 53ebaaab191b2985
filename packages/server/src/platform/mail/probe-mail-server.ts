import type { MailProbe } from '@chitta/contract';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';

interface ProbeParts {
  readonly config: Pick<Config, 'mail'>;
  readonly secrets: Pick<Secrets, 'smtpUrl'>;
}

/** What may be shown of a failure: codes, never the server's words, which can name accounts. */
function codeOf(error: unknown): string {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}

/** Connects to the operator's mail server and signs in, to see how far that goes; null where there is none. */
export async function probeMailServer({ config, secrets }: ProbeParts): Promise<MailProbe | null> {
  if (secrets.smtpUrl === null) return null;
  const { timeoutMs } = config.mail;
  const { auth, ...options } = parseConnectionUrl(secrets.smtpUrl);
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const began = performance.now();
  const state = {
    isConnected: false,
    isEncrypted: null as boolean | null,
    isSignedIn: null as boolean | null,
  };
  const done = (code: string | null): MailProbe => ({
    ...state,
    code,
    ms: Math.round(performance.now() - began),
  });
  try {
    await step(connection, (next) => connection.connect(next));
    state.isConnected = true;
    state.isEncrypted = connection.secure;
    if (auth) {
      state.isSignedIn = false;
      const { user, pass } = auth;
      await step(connection, (next) => connection.login({ user, pass }, next));
      state.isSignedIn = true;
    }
    connection.quit();
    return done(null);
  } catch (error) {
    connection.close();
    return done(codeOf(error));
  }
}

/** One step of the conversation; what breaks the connection meanwhile ends it too. */
function step(
  connection: SMTPConnection,
  run: (next: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    run((error) => {
      connection.off('error', reject);
      // Late words of a server that was left are nobody's concern.
      connection.on('error', () => undefined);
      if (error) reject(error);
      else resolve();
    });
  });
}
