import type { Language } from '@chitta/contract/limits';
import type { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';

/** A mail on its way, as it is kept until it is sent. */
export type OutgoingMail = Readonly<typeof outgoingMails.$inferSelect>;

/** What a mail says: plain text in short paragraphs, and at most one link to follow. */
export interface MailText {
  /** Whom it goes to, where that is only known as it is written; else the recipient that it was kept with. */
  readonly to?: { readonly address: string; readonly language: Language };
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** What is said after the link, such as how long it holds. */
  readonly after?: readonly string[];
  /** For mails that a member chose and can stop: where one press stops them (RFC 8058). */
  readonly unsubscribe?: string;
}

/** One kind of mail. Its text is written as it is sent, so that a link's token never lies in the database. */
export interface MailKind {
  readonly kind: string;
  /** The address is not kept once the mail has gone: it belongs to nobody here any more. */
  readonly forgetsRecipient?: boolean;
  /** Null where the mail has lost its reason meanwhile. */
  readonly write: (mail: OutgoingMail) => Promise<MailText | null>;
}

/** A mail to be sent; the member's language, or English where it is not known. */
export interface NewMail {
  readonly userId: number | null;
  readonly recipient: string;
  readonly kind: string;
  readonly language: Language | null;
  /** Origin that links lead to: `ownOrigin` of the request that is the reason. */
  readonly origin: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Where it is given, a second mail of the same fact is not kept. */
  readonly fact?: string;
}

/** A whole mail as it goes out. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same each time that a mail is tried, so that receivers can tell a second copy. */
  readonly messageId: string;
  /** Goes out as the pair of headers by which mail programs show a button. */
  readonly unsubscribe?: string;
}

/** Hands a mail over to the operator's mail server, or to the outbox folder. */
export type SendMessage = (message: Message) => Promise<void>;
