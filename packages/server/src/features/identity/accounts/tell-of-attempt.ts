import type { AppContext } from '#server/context.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';

export interface Attempt {
  /** Of whoever tried. */
  readonly language: Member['language'] | undefined;
  readonly origin: string;
}

/** Has the owner of an address told that somebody wanted to open an account with it, once a day at most. */
export async function tellOfAttempt(
  context: Pick<AppContext, 'db' | 'clock' | 'mail'>,
  owner: Pick<Member, 'id' | 'email' | 'language'>,
  { language, origin }: Attempt,
): Promise<void> {
  const day = context.clock.now().toISOString().slice(0, 10);
  await enqueueMail(context, context.db, {
    kind: 'sign-up-attempted',
    userId: owner.id,
    recipient: owner.email,
    language: owner.language ?? language ?? null,
    origin,
    fact: `sign-up-attempted:${owner.id}:${day}`,
  });
}
