import type { AppContext } from '#server/context.ts';

type Parts = Pick<AppContext, 'secretBox'>;

const signedText = (userId: number) => `reminders ${userId}`;

/** What the links in a member's reminders carry: the same in every mail, for as long as the server keeps its key. */
export async function createUnsubscribeToken({ secretBox }: Parts, userId: number): Promise<string> {
  return `${userId}.${await secretBox.sign('unsubscribe', signedText(userId))}`;
}

/** Whose token it is; null where this server has not given it. */
export async function readUnsubscribeToken({ secretBox }: Parts, token: string): Promise<number | null> {
  const [, digits = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  const userId = Number(digits);
  const isGiven = await secretBox.isSigned('unsubscribe', signedText(userId), signature);
  return isGiven ? userId : null;
}
