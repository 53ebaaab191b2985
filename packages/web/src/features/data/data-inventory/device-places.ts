import { keptAnswersCache } from '#web/lib/dictionary/kept-answers.ts';
import { localKeys, readLocal } from '#web/lib/storage-keys.ts';

export const devicePlaces = ['drafts', 'unsentWords', 'keptAnswers', 'settings'] as const;
export type DevicePlace = (typeof devicePlaces)[number];

/** How many things are there; null where the browser does not say. */
export type DeviceCounts = Readonly<Record<DevicePlace, number | null>>;

/** Drafts of the member on this device. */
export type CountDrafts = () => Promise<number>;

/** Counts what this browser keeps. Never rejects: what cannot be counted is null. */
export async function countDevicePlaces(countDrafts: CountDrafts): Promise<DeviceCounts> {
  const [drafts, keptAnswers] = await Promise.all([
    countDrafts().catch(() => null),
    countKeptAnswers().catch(() => null),
  ]);
  return { drafts, unsentWords: countUnsentWords(), keptAnswers, settings: countSettings() };
}

async function countKeptAnswers(): Promise<number> {
  const cache = await caches.open(keptAnswersCache);
  return (await cache.keys()).length;
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
