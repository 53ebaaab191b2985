import { readFile } from 'node:fs/promises';
import { type Language, limits } from '@chitta/contract';
import {
  type JudgedDream,
  type MarkedDream,
  measureRecognition,
  parseCorpus,
  type RecognitionFigures,
} from '@chitta/interpretation';
import { z } from 'zod';
import { CliError } from './cli-error.ts';
import { readJsonLines } from './read-json-lines.ts';
import { createRecogniser } from './recognise-dream.ts';

const mention = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  quote: z.string(),
  concept: z.string(),
  group: z.string(),
  core: z.boolean(),
  flag: z.enum(['negated', 'simile', 'waking']).optional(),
});
const markedDream = z
  .object({
    id: z.string(),
    text: z.string(),
    mentions: z.array(mention),
    language: z.enum(limits.languages).optional(),
  })
  .superRefine(({ text, mentions }, context) => {
    const wrong = mentions.find(({ start, end, quote }) => text.slice(start, end) !== quote);
    if (wrong)
      context.addIssue({ code: 'custom', message: `"${wrong.quote}" does not stand at ${wrong.start}` });
  });

export type FiguresByLanguage = Partial<Record<Language, RecognitionFigures>>;

interface DreamOfLanguage extends MarkedDream {
  readonly language?: Language | undefined;
}

/**
 * Measures recognition on marked dreams, by language. Reads JSON lines, and `.txt` in the notation of `parseCorpus`,
 * whose name says the language (`dreams.es.txt`). A dream counts for the language that it says, else for the one that
 * was detected in it; it is always read in the detected one.
 */
export async function evaluateFile(file: string): Promise<FiguresByLanguage> {
  const recogniseDream = createRecogniser();
  const judged = new Map<Language, JudgedDream[]>();
  for await (const { language, ...dream } of readDreams(file)) {
    const { language: detected, mentions: recognised } = recogniseDream(dream.text);
    const own = judged.get(language ?? detected) ?? [];
    own.push({ ...dream, recognised });
    judged.set(language ?? detected, own);
  }
  if (judged.size === 0) throw new CliError(`${file} holds no dream`);
  return Object.fromEntries([...judged].map(([language, dreams]) => [language, measureRecognition(dreams)]));
}

async function* readDreams(file: string): AsyncGenerator<DreamOfLanguage> {
  if (!file.endsWith('.txt')) {
    yield* readJsonLines(file, markedDream) as AsyncGenerator<DreamOfLanguage>;
    return;
  }
  const language = limits.languages.find((code) => file.endsWith(`.${code}.txt`));
  for (const dream of parseCorpus(await readText(file))) yield { ...dream, language };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}
