import { keptAnswersCache, keptDreamsCache } from '#web/lib/dictionary/kept-answers.ts';
import { localKeys, readLocal } from '#web/lib/storage-keys.ts';

export const devicePlaces = ['drafts', 'unsentWords', 'keptDreams', 'keptAnswers', 'settings'] as const;
export type DevicePlace = (typeof devicePlaces)[number];

/** How many things are there; null where the browser does not say. */
export type DeviceCounts = Readonly<Record<DevicePlace, number | null>>;

/** Drafts of the member on this device. */
export type CountDrafts = () => Promise<number>;

/** Counts what this browser keeps. Never rejects: what cannot be counted is null. */
export async function countDevicePlaces(countDrafts: CountDrafts): Promise<DeviceCounts> {
  const [drafts, keptDreams, keptAnswers] = await Promise.all([
    countDrafts().catch(() => null),
    // One of them is the list.
    countKept(keptDreamsCache, 1).catch(() => null),
    countKept(keptAnswersCache).catch(() => null),
  ]);
  return { drafts, unsentWords: countUnsentWords(), keptDreams, keptAnswers, settings: countSettings() };
}

async function countKept(name: string, others = 0): Promise<number> {
  const cache = await caches.open(name);
  return Math.max(0, (await cache.keys()).length - others);
}

function countUnsentWords(): number {
  try {
    return Object.keys(JSON.parse(readLocal(localKeys.followUpWords) ?? '{}') as object).length;
  } catch {
    return 0;
  }
}

function countSettings(): number {
  const others = Object.values(localKeys).filter((key) => key !== localKeys.followUpWords);
  return others.filter((key) => readLocal(key) !== null).length;
}
