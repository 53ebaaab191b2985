import type { CommunityPost, Language } from '@chitta/contract';
import type { CareForText } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { newUntil } from '../profile/may-write.ts';
import { findLinks, findReachable } from './find-contacts.ts';
import { isHurtful } from './hurtful-words.ts';

/** What a text of a member comes to stand with. */
export interface Judged {
  readonly state: CommunityPost['state'];
  readonly hiddenReason: CommunityPost['hiddenReason'];
  /** Words for its writer, where it may tell of real harm. */
  readonly care: { readonly kind: string; readonly words: string[] } | null;
}

/** Harm that is seen by somebody before it stands among strangers. */
const held: ReadonlySet<CareForText['kind']> = new Set<CareForText['kind']>([
  'wish_to_die',
  'self_harm',
  'abuse_sexual',
  'violence_partner_or_family',
  'eating_disorder',
]);

interface TextOfMember {
  readonly member: Pick<Member, 'id' | 'createdAt'>;
  readonly text: string;
  readonly language: Language;
}

/** Throws `community.contact_details`, and `community.links_not_yet` for new accounts. */
export function assertNoContacts({ member, text }: Omit<TextOfMember, 'language'>, now: Date): void {
  assertThat(findReachable(text).length === 0, 'community.contact_details');
  assertThat(newUntil(member) <= now || findLinks(text).length === 0, 'community.links_not_yet');
}

/** Whether a text is seen by others at once; throws what `assertNoContacts` throws. */
export async function judgeText(
  { engine, clock }: Pick<AppContext, 'engine' | 'clock'>,
  { member, text, language }: TextOfMember,
): Promise<Judged> {
  assertNoContacts({ member, text }, clock.now());
  const found = await engine.care({ member }, { text, language });
  if (found !== null && held.has(found.kind)) {
    const care = { kind: found.kind, words: [...found.words] };
    return { state: 'held', hiddenReason: 'care', care };
  }
  return judgeWords(text);
}

/** The same of what the engine wrote: words alone are looked at. */
export function judgeWords(text: string): Judged {
  if (isHurtful(text)) return { state: 'held', hiddenReason: 'words', care: null };
  return { state: 'visible', hiddenReason: null, care: null };
}
