import { type GivenReading, givenReading, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { canonicalJson } from '#server/platform/text/canonical-json.ts';

/** For whom a reading was made, and of which text, to the letter. */
export interface ReadingSubject {
  readonly member: Pick<Member, 'id'>;
  readonly content: string;
}

/**
 * The server's word that it made this reading for this member, of this text, at this level. Undefined for a reading too
 * long to be sent back. It never ends: a dream may wait on a device for as long as it likes, and whoever shows it again
 * gets nothing but the reading that they had.
 */
export async function signReading(
  { secretBox }: Pick<AppContext, 'secretBox'>,
  subject: ReadingSubject,
  given: Omit<GivenReading, 'signature'>,
): Promise<string | undefined> {
  const shaped = givenReading.omit({ signature: true }).parse(given);
  if (Buffer.byteLength(JSON.stringify(shaped.reading)) > limits.signedReadingBytes) return undefined;
  return secretBox.sign('reading', statementOf(subject, shaped));
}

/** Whether the server gave this very reading to this member for this very text. */
export async function isOwnReading(
  { secretBox }: Pick<AppContext, 'secretBox'>,
  subject: ReadingSubject,
  { signature, ...given }: GivenReading,
): Promise<boolean> {
  return secretBox.isSigned('reading', statementOf(subject, given), signature);
}

function statementOf(
  { member, content }: ReadingSubject,
  { reading, level }: Omit<GivenReading, 'signature'>,
): string {
  return canonicalJson({ member: member.id, content, level, reading });
}
