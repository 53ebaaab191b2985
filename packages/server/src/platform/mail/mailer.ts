import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Message, SendMessage } from './mail.ts';
import { outboxFolder } from './outbox.ts';

export interface Mailer {
  readonly send: SendMessage;
  /** Where mails go, for people: a host, or a folder. */
  readonly target: string;
  /** Asks the mail server whether it would take mails. Throws what went wrong. */
  readonly verify: () => Promise<void>;
  /** Called whenever there is a mail to send; set by whoever sends them. */
  onEnqueued: () => void;
}

interface MailerParts {
  readonly config: Pick<Config, 'mail' | 'dataDir'>;
  readonly secrets: Pick<Secrets, 'smtpUrl'>;
}

/** SMTP where the operator has set it up; else a folder of mails that a developer can open. */
export function createMailer({ config, secrets }: MailerParts): Mailer {
  const parts =
    secrets.smtpUrl === null
      ? toOutbox(outboxFolder(config), config.mail.from)
      : toServer(secrets.smtpUrl, config);
  return { ...parts, onEnqueued: () => undefined };
}

const optionsOf = (from: string, { unsubscribe, ...message }: Message): SendMailOptions => ({
  from,
  ...message,
  headers: {
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'All',
    ...(unsubscribe !== undefined && {
      'list-unsubscribe': `<${unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  },
});

function toServer(url: string, { mail }: MailerParts['config']): Omit<Mailer, 'onEnqueued'> {
  const timeouts = {
    connectionTimeout: mail.timeoutMs,
    greetingTimeout: mail.timeoutMs,
    socketTimeout: mail.timeoutMs,
  };
  const transport = createTransport({ url, pool: true, ...timeouts });
  return {
    target: new URL(url).host,
    async send(message) {
      await transport.sendMail(optionsOf(mail.from, message));
    },
    async verify() {
      await transport.verify();
    },
  };
}

function toOutbox(folder: string, from: string): Omit<Mailer, 'onEnqueued'> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const prepare = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    target: folder,
    async send(message) {
      const { message: content } = await transport.sendMail(optionsOf(from, message));
      await prepare();
      const name = join(folder, `${message.messageId.replace(/[^\w.-]/g, '_')}.eml`);
      await writeFile(`${name}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${name}.part`, name);
    },
    async verify() {
      await prepare();
    },
  };
}
