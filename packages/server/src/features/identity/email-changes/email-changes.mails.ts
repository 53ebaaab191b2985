import type { AppContext } from '#server/context.ts';
import type { MailKind, MailText, OutgoingMail } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { takeRecipient } from '#server/platform/mail/take-recipient.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { createVerificationLink } from '../email-verification/create-verification-link.ts';
import { createEmailChangesQueries, type MailedAccount } from './email-changes.queries.ts';
import en from './locales/email-changes-mails.en.json' with { type: 'json' };
import es from './locales/email-changes-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });
const forgotPassword = (origin: string) => `${origin}/forgot-password`;

/** What is said around a change of address: to the new one, to the present one, and to whom the new one belongs. */
export function emailChangesMails(context: AppContext): MailKind[] {
  const { db, config } = context;
  const accountOf = ({ userId }: OutgoingMail) =>
    userId === null ? null : createEmailChangesQueries(db).findAccount(userId);
  return [
    {
      kind: 'confirm-email-change',
      async write(mail) {
        const account = await accountOf(mail);
        if (!account || !(await isStillWanted(context, account, mail))) return null;
        if (!(await takeRecipient(context, mail, mail.recipient))) return null;
        const owner = await createEmailChangesQueries(db).findAccountAt(foldIdentifier(mail.recipient));
        return owner === null ? confirm(context, account, mail) : tellOwner(owner, mail);
      },
    },
    {
      kind: 'email-change-asked',
      async write(mail) {
        const account = await accountOf(mail);
        return account && asked(account, mail, config.adminEmail);
      },
    },
    {
      kind: 'email-changed',
      async write(mail) {
        const account = await accountOf(mail);
        return account && changed(account, mail, config.adminEmail);
      },
    },
  ];
}

async function isStillWanted(
  { db }: AppContext,
  { id, accountStatus }: MailedAccount,
  { recipient }: OutgoingMail,
): Promise<boolean> {
  const wanted = await createEmailChangesQueries(db).find(id);
  return wanted?.email === recipient && (accountStatus === 'pending' || accountStatus === 'active');
}

async function confirm(
  context: AppContext,
  { id, username }: MailedAccount,
  { recipient, language, origin }: OutgoingMail,
): Promise<MailText> {
  return {
    subject: say(language, 'confirm.subject'),
    paragraphs: [say(language, 'confirm.what', { name: username })],
    action: {
      label: say(language, 'confirm.action'),
      url: await createVerificationLink(context, { userId: id, email: recipient, origin }),
    },
    after: [say(language, 'confirm.holds'), say(language, 'confirm.stranger')],
  };
}

/** The address is somebody's: its owner is told, the one who asked learns nothing. */
function tellOwner(owner: MailedAccount, { language: asked, origin }: OutgoingMail): MailText | null {
  if (owner.accountStatus === 'deleted') return null;
  const language = owner.language ?? asked;
  return {
    to: { address: owner.email, language },
    subject: say(language, 'attempted.subject'),
    paragraphs: [say(language, 'attempted.what', { name: owner.username }), say(language, 'attempted.hint')],
    action: { label: say(language, 'attempted.action'), url: forgotPassword(origin) },
    after: [say(language, 'attempted.fine')],
  };
}

function asked(
  { username }: MailedAccount,
  { params, language, origin }: OutgoingMail,
  contact: string | null,
): MailText {
  return {
    subject: say(language, 'asked.subject'),
    paragraphs: [
      say(language, 'asked.what', { name: username, email: params.email ?? '' }),
      say(language, 'asked.fine'),
    ],
    action: { label: say(language, 'asked.action'), url: forgotPassword(origin) },
    after: [say(language, 'asked.not'), ...(contact ? [say(language, 'asked.contact', { contact })] : [])],
  };
}

function changed(
  { username }: MailedAccount,
  { params, language, origin }: OutgoingMail,
  contact: string | null,
): MailText {
  return {
    subject: say(language, 'changed.subject'),
    paragraphs: [
      say(language, 'changed.what', { name: username, email: params.email ?? '' }),
      contact ? say(language, 'changed.not', { contact }) : say(language, 'changed.notNoContact', { origin }),
    ],
  };
}
