import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createPersonalLexicon,
  dreamReader,
  type Lexicon,
  openDictionary,
  recogniseDream,
} from '../packages/interpretation/src/index.ts';
import { joinFiles } from '../packages/symbols/src/join-files.ts';
import type { ArcFile, Language, TextFile, WordFile } from '../packages/symbols/src/types.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { repository } from './lib/chitta-server.ts';
import { dreamTexts } from './lib/dream-texts.ts';
import { percentile } from './lib/percentile.ts';
import { type TextWork, tokeniseOnly } from './lib/recognition-rivals.ts';

const textLength = 5_000;
const warmUps = 40;
const rounds = 150;

async function readCompiled<T>(name: string): Promise<T> {
  const file = path.join(repository, `packages/symbols/generated/${name}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** A member with symbols of their own in either language, as few as most will have. */
function personalLexicon(language: Language): Lexicon | undefined {
  const shared = { language, group: 'animal', category: 'Personal', meaning: 'loyalty' } as const;
  return createPersonalLexicon(language, [
    { ...shared, id: 'personal-1', name: 'Rex', variations: [] },
    { ...shared, id: 'personal-2', name: language === 'en' ? 'old piano' : 'piano viejo', variations: [] },
  ]);
}

/** What the server does with a dream: recognition with the member's own symbols, and the longest reading. */
async function createReader(language: Language): Promise<{ recognise: TextWork; read: TextWork }> {
  const words = await readCompiled<WordFile>(`words.${language}`);
  const texts = await readCompiled<TextFile>(`texts.${language}`);
  const arcs = await readCompiled<ArcFile>(`arcs.${language}`);
  const opened = openDictionary({ file: joinFiles(words, texts), arcs });
  const dictionary = { of: (asked: Language) => (asked === language ? opened : undefined) };
  const own = personalLexicon(language);
  const recognise = (text: string) => recogniseDream({ text, language, dictionary, personal: () => own });
  const read: TextWork = (text) => dreamReader(recognise(text))('premium').reading.sentences.length;
  return { recognise: (text) => recognise(text).mentions.length, read };
}

/** Milliseconds of each single text; the works take turns, so that their ratios hold on a busy machine. */
function measure(works: readonly TextWork[], texts: readonly string[]): number[][] {
  const times = works.map((): number[] => []);
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [at, work] of works.entries()) {
      for (const text of texts) {
        const started = performance.now();
        work(text);
        if (round >= warmUps) times[at]?.push(performance.now() - started);
      }
    }
  }
  return times;
}

async function measureLanguage(language: Language): Promise<BenchResult> {
  const { recognise, read } = await createReader(language);
  const [cutting = [], recognising = [], reading = []] = measure(
    [tokeniseOnly, recognise, read],
    dreamTexts(language, 8, textLength),
  );
  const half = percentile(reading, 0.5);
  const ratio = half / percentile(cutting, 0.5);
  console.log(
    `  ${language}: median ${half.toFixed(2)} ms for ${textLength} characters, of it ${percentile(recognising, 0.5).toFixed(2)} ms recognition; ${ratio.toFixed(0)} times the cost of cutting words`,
  );
  return {
    name: `${language}: recognition and premium reading of 5,000 characters, p99`,
    value: percentile(reading, 0.99),
    unit: 'ms',
    budget: { kind: 'at most', value: 10 },
  };
}

/** How long a dreamer waits for the engine alone. */
export async function run(): Promise<BenchResult[]> {
  return [await measureLanguage('en'), await measureLanguage('es')];
}
