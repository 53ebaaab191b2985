import type { SessionUser } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { composeBothOnDevice } from '#web/features/journal/device-readings/compose-on-device.ts';
import { titleOf } from '#web/features/journal/dreams/journal/row-title.ts';
import { compareReadings } from '#web/features/payments/memberships/preview/compare-readings.ts';
import type { PreviewedDream } from '#web/features/payments/memberships/preview/reading-preview.tsx';
import { api } from '#web/lib/api-client.ts';
import { dayIn } from '#web/lib/format/day-in.ts';

/** Beyond the last dream only few are tried: each costs a reading. */
const mostTried = 3;

interface PreviewInput {
  readonly user: SessionUser;
  readonly language: Language;
  /** A dream that is nobody's, for those who have none that premium says more of. */
  readonly example: string;
  readonly signal: AbortSignal;
}

type DreamToCompare = Pick<Parameters<typeof composeBothOnDevice>[0], 'content' | 'dreamId'> & {
  readonly at: Date;
};

async function compare({ content, dreamId, at }: DreamToCompare, { user, language }: PreviewInput) {
  const date = dayIn(user.timezone ?? 'UTC', at);
  const both = await composeBothOnDevice({ content, dreamId, date, fallback: language, memberId: user.id });
  const compared = both && compareReadings(both.free.reading, both.premium.reading);
  return compared && { ...compared, content, language: both.free.language };
}

/** Numbers of the last dreams that can be read. A journal that is out of reach is like an empty one. */
async function lastDreams(signal: AbortSignal): Promise<readonly number[]> {
  try {
    const { items } = await api('GET /api/dreams', { query: { limit: mostTried }, signal });
    return items.filter(({ isReadable }) => isReadable).map(({ id }) => id);
  } catch {
    return [];
  }
}

/**
 * The member's last dream that premium says more of, read by the engine in this browser at no cost to the allowance; an
 * example where there is none. Null where the browser cannot read.
 */
export async function findPreview(input: PreviewInput): Promise<PreviewedDream | null> {
  const { signal, example } = input;
  for (const id of await lastDreams(signal)) {
    const dream = await api('GET /api/dreams/:id', { params: { id: String(id) }, signal });
    const at = new Date(dream.createdAt);
    const compared = await compare({ content: dream.content.trim(), dreamId: id, at }, input);
    if (compared) return { ...compared, title: titleOf(dream) };
  }
  return compare({ content: example, dreamId: undefined, at: new Date() }, input);
}
