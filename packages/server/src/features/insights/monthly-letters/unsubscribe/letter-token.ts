import type { AppContext } from '#server/context.ts';

type Parts = Pick<AppContext, 'secretBox'>;

const signedText = (userId: number) => `letters ${userId}`;

/** What the links in a member's letters carry; its first word tells the page what it stops. */
export async function createLetterToken({ secretBox }: Parts, userId: number): Promise<string> {
  return `letter.${userId}.${await secretBox.sign('unsubscribe', signedText(userId))}`;
}

/** Whose token it is; null where this server has not given it. */
export async function readLetterToken({ secretBox }: Parts, token: string): Promise<number | null> {
  const [, digits = '', signature = ''] = /^letter\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  const userId = Number(digits);
  const isGiven = await secretBox.isSigned('unsubscribe', signedText(userId), signature);
  return isGiven ? userId : null;
}
