/** Answers of the server that a reading without a connection needs. Goes with the sign-out. */
export const keptAnswersCache = 'chitta-kept-answers';
/** Dreams that can be read without a connection. They go with the sign-out too. */
export const keptDreamsCache = 'chitta-kept-dreams';

/** Undefined where the browser keeps nothing: no secure connection, or storage refused. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(keptAnswersCache);
  } catch {
    return undefined;
  }
}

/** Keys never leave the device: one member's answers are not another's. */
function keyOf(url: string, memberId: number | undefined): string {
  const parts = url.includes('?') ? '&' : '?';
  return memberId === undefined ? url : `${url}${parts}kept-for=${memberId}`;
}

/**
 * Fetches a part of the API and keeps its answer; without a connection gives the answer that was kept, with `memberId`
 * that of this member alone. Rejects as `fetch` does where there is none either.
 */
export async function fetchKept(url: string, memberId?: number): Promise<Response> {
  const cache = await openCache();
  const key = keyOf(url, memberId);
  try {
    const response = await fetch(url);
    if (response.ok) await cache?.put(key, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await cache?.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Forgets everything that was kept on this device. On the way of every page, so as short as can be. */
export const forgetKeptAnswers = async () => {
  await Promise.all([keptAnswersCache, keptDreamsCache].map((name) => globalThis.caches?.delete(name)));
};
