import { keptAnswersCache, keptDreamsCache } from '#web/lib/dictionary/kept-answers.ts';
import { pushKeys } from '#web/lib/push/push-keys.ts';
import { type LocalKey, localKeys, readLocal } from '#web/lib/storage-keys.ts';

export const devicePlaces = [
  'drafts',
  'memory',
  'unsentWords',
  'keptDreams',
  'keptAnswers',
  'settings',
] as const;
export type DevicePlace = (typeof devicePlaces)[number];

/** How many things are there; null where the browser does not say. */
export type DeviceCounts = Readonly<Record<DevicePlace, number | null>>;

/** Counts what other parts of the app keep for the member on this device: drafts, and what Improve Memory holds. */
export type DeviceCounters = Readonly<Record<'drafts' | 'memory', () => Promise<number>>>;

/** Counts what this browser keeps. Never rejects: what cannot be counted is null. */
export async function countDevicePlaces(counters: DeviceCounters): Promise<DeviceCounts> {
  const [drafts, memory, keptDreams, keptAnswers] = await Promise.all([
    counters.drafts().catch(() => null),
    counters.memory().catch(() => null),
    // One of them is the list.
    countKept(keptDreamsCache, 1).catch(() => null),
    countKept(keptAnswersCache).catch(() => null),
  ]);
  return {
    drafts,
    memory,
    unsentWords: countUnsentWords(),
    keptDreams,
    keptAnswers,
    settings: countSettings(),
  };
}

async function countKept(name: string, others = 0): Promise<number> {
  const cache = await caches.open(name);
  return Math.max(0, (await cache.keys()).length - others);
}

function countUnsentWords(): number {
  const toOracle = placesOf(localKeys.oracleWords).filter((place) => !place.includes('/steps/'));
  return placesOf(localKeys.followUpWords).length + toOracle.length;
}

/** Names of the places whose words are kept under a key. */
function placesOf(key: LocalKey): string[] {
  try {
    return Object.keys(JSON.parse(readLocal(key) ?? '{}') as object);
  } catch {
    return [];
  }
}

function countSettings(): number {
  const words: readonly LocalKey[] = [
    localKeys.followUpWords,
    localKeys.oracleWords,
    localKeys.memoryExercise,
  ];
  const all: readonly LocalKey[] = [...Object.values(localKeys), ...Object.values(pushKeys)];
  const others = all.filter((key) => !words.includes(key));
  return others.filter((key) => readLocal(key) !== null).length;
}
