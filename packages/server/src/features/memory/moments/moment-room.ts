import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { isPremiumMember, type PremiumFacts } from '#server/platform/sessions/member.ts';
import { createMomentQueries } from './moments.queries.ts';

type RoomContext = Pick<AppContext, 'config' | 'clock'>;
type Owner = PremiumFacts & { readonly id: number };

/** Bytes that all pictures of the member's moments may have. */
function mostMomentBytes({ config, clock }: RoomContext, member: Owner): number {
  return config.momentBytes[isPremiumMember(member, clock.now()) ? 'premium' : 'free'];
}

/** Bytes of all pictures of the member's moments, and how many there may be. */
export async function momentStorage(
  context: RoomContext & Pick<AppContext, 'db'>,
  member: Owner,
): Promise<{ used: number; most: number }> {
  const used = await createMomentQueries(context.db).sumBytes(member.id);
  return { used, most: mostMomentBytes(context, member) };
}

/** Throws `moments.no_room` where so many bytes are too many beside the member's other pictures. */
export async function assertMomentRoom(
  handle: Handle,
  context: RoomContext,
  { member, bytes }: { readonly member: Owner; readonly bytes: number },
): Promise<void> {
  const others = await createMomentQueries(handle).sumBytes(member.id);
  assertThat(others + bytes <= mostMomentBytes(context, member), 'moments.no_room');
}
