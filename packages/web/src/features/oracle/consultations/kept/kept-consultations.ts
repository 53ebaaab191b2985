import type { Consultation, ListedConsultation } from '@chitta/contract';
import { keptAnswersCache } from '#web/lib/dictionary/kept-answers.ts';
import { isNetworkError } from '#web/lib/error-message.ts';
import { expectedUser } from '#web/lib/session.ts';

/** Consultations that stay on the device: the last ones that were looked at. */
const mostKept = 40;
const folder = '/kept-consultations/';
const listPath = `${folder}list`;

const keyOf = (path: string, memberId: number) => `${path}?kept-for=${memberId}`;

async function put(path: string, value: unknown): Promise<void> {
  const memberId = expectedUser()?.id;
  if (memberId === undefined) return;
  const cache = await caches.open(keptAnswersCache);
  const key = keyOf(path, memberId);
  // Behind all others: the oldest are the first to go.
  await cache.delete(key);
  await cache.put(key, Response.json(value));
  const kept = (await cache.keys()).filter(({ url }) => url.includes(folder));
  await Promise.all(kept.slice(0, -mostKept).map((old) => cache.delete(old)));
}

async function read<Value>(path: string): Promise<Value | null> {
  const memberId = expectedUser()?.id;
  if (memberId === undefined) return null;
  const found = await (await caches.open(keptAnswersCache)).match(keyOf(path, memberId));
  return found ? ((await found.json()) as Value) : null;
}

/** What the server answers, kept for later; without a connection what this device had kept, marked so. */
async function orKept<Value extends object>(
  path: string,
  answer: Promise<Value>,
): Promise<Value & { readonly isKept?: true }> {
  try {
    const value = await answer;
    // A device that keeps nothing is no reason to show nothing.
    await put(path, value).catch(() => undefined);
    return value;
  } catch (error) {
    const kept = isNetworkError(error) ? await read<Value>(path).catch(() => null) : null;
    if (kept === null) throw error;
    return { ...kept, isKept: true };
  }
}

/** A consultation, or as this device keeps it. */
export function consultationOrKept(id: string, answer: Promise<Consultation>) {
  return orKept(`${folder}${id}`, answer);
}

/** The first page of all consultations, or as this device keeps it. */
export function listOrKept(
  answer: Promise<{ readonly items: ListedConsultation[]; readonly nextCursor: string | null }>,
) {
  return orKept(listPath, answer);
}

/** Lets go of a consultation that was deleted. Never rejects. */
export async function forgetKept(id: string): Promise<void> {
  const memberId = expectedUser()?.id;
  if (memberId === undefined) return;
  const path = keyOf(`${folder}${id}`, memberId);
  await globalThis.caches
    ?.open(keptAnswersCache)
    .then((cache) => cache.delete(path))
    .catch(() => undefined);
}
