import type { SecondLook, SecondLookRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findNames } from '../guard/find-names.ts';

/** Names, places and ways to reach somebody in a text that is about to be shared. Nothing of it is kept. */
export async function lookAgain(
  context: Pick<AppContext, 'engine'>,
  { member, request }: { readonly member: Pick<Member, 'id'>; readonly request: SecondLookRequest },
): Promise<SecondLook> {
  return { text: request.text, found: await findNames(context, { member, ...request }) };
}
