import type { BenchResult } from './lib/bench-result.ts';
import { signUp, startChitta } from './lib/chitta-server.ts';
import { percentile } from './lib/percentile.ts';
import { createRandom, type Random } from './lib/random.ts';
import { seedBigJournal, seededWords } from './lib/seed-big-journal.ts';
import { timeRequests } from './lib/timed-requests.ts';

const ownDreams = 100_000;
const allDreams = 1_000_000;
const repetitions = 200;
const budget = { kind: 'at most', value: 25 } as const;

const { veryCommon, common, veryRare, onlyOld, rareTag, commonTag } = seededWords;

type Query = Record<string, string>;

/** Each kind of question, with a day to vary it by where its answer depends on the place in the journal. */
const kinds: Record<string, (day: string, random: Random) => Query> = {
  'first page': () => ({}),
  'page in the middle': (day) => ({ to: day }),
  'a hundred lines': (day) => ({ to: day, limit: '100' }),
  'very common word': () => ({ q: veryCommon }),
  'very common word in the middle': (day) => ({ q: veryCommon, to: day }),
  'common word': () => ({ q: common }),
  'word of five dreams, the oldest': () => ({ q: veryRare }),
  'word of no dream': () => ({ q: 'microscopio' }),
  'word of old dreams only': () => ({ q: onlyOld }),
  'one letter': (_, random) => ({ q: 'abcdefghij'[random.below(10)] ?? 'a' }),
  'three letters': (_, random) => ({ q: ['hou', 'wat', 'ser', 'mon', 'xyz'][random.below(5)] ?? 'hou' }),
  'two very common words': () => ({ q: 'house water' }),
  'six words': () => ({ q: 'house water mother door friend ro' }),
  'common and rare word': () => ({ q: `${veryCommon} ${veryRare}` }),
  'rare tag': () => ({ tag: rareTag }),
  'common tag': () => ({ tag: commonTag }),
  category: () => ({ category: 'nightmare' }),
  language: () => ({ language: 'es' }),
  'very common word with a rare tag': () => ({ q: veryCommon, tag: rareTag }),
  'word, category, tag and language': () => ({
    q: common,
    category: 'dark',
    tag: commonTag,
    language: 'en',
  }),
  'filters that exclude each other': () => ({ tag: rareTag, q: onlyOld, category: 'lucid', language: 'es' }),
  'word within a month': (day) => ({ q: veryCommon, from: `${day.slice(0, 8)}01`, to: day }),
};

/** A day within the twenty years of the journal. */
function anyDay(random: Random): string {
  const years20 = 20 * 365 * 24 * 60 * 60 * 1000;
  return new Date(Date.now() - random.below(years20)).toISOString().slice(0, 10);
}

function resultsOf(name: string, times: readonly number[]): BenchResult[] {
  return [0.5, 0.95, 0.99].map((share) => ({
    name: `journal, ${name}, p${share * 100}`,
    value: percentile(times, share),
    unit: 'ms',
    budget,
  }));
}

/** Measures an existing journal; `run` makes one first. */
export async function measureJournal(origin: string, cookie: string): Promise<BenchResult[]> {
  const random = createRandom(11);
  const results: BenchResult[] = [];
  const measure = async (name: string, urlOf: () => string) => {
    await timeRequests(Array.from({ length: 20 }, urlOf), { cookie });
    const times = await timeRequests(Array.from({ length: repetitions }, urlOf), { cookie });
    results.push(...resultsOf(name, times));
  };
  for (const [name, queryOf] of Object.entries(kinds)) {
    const urlOf = () => `${origin}/api/dreams?${new URLSearchParams(queryOf(anyDay(random), random))}`;
    await measure(name, urlOf);
  }
  await measure('what it can be filtered by', () => `${origin}/api/dreams/facets`);
  return results;
}

export async function run(): Promise<BenchResult[]> {
  const server = await startChitta();
  try {
    const { cookie, userId } = await signUp(server.origin, 'bigdreamer');
    await seedBigJournal(server.databaseUrl, { userId, ownDreams, allDreams });
    return await measureJournal(server.origin, cookie);
  } finally {
    await server.stop();
  }
}
