import { readFile } from 'node:fs/promises';
import { type Language, limits } from '@chitta/contract';
import { type MarkedDream, parseCorpus } from '@chitta/interpretation/evaluation';
import { z } from 'zod';
import { CliError } from './cli-error.ts';
import { readJsonLines } from './files/read-json-lines.ts';

/** `negated` is how files of before say that a thing was absent. */
const flag = z
  .enum(['negated', ...limits.mentionStates])
  .exclude(['present'])
  .transform((flag) => (flag === 'negated' ? 'absent' : flag));
const mention = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  quote: z.string(),
  concept: z.string(),
  group: z.string(),
  core: z.boolean(),
  flag: flag.optional(),
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

export interface DreamOfLanguage extends MarkedDream {
  readonly language?: Language | undefined;
}

/**
 * Marked dreams of a file, one by one: JSON lines, or `.txt` in the notation of `parseCorpus`, whose name says the
 * language (`dreams.es.txt`).
 */
export async function* readMarkedDreams(file: string): AsyncGenerator<DreamOfLanguage> {
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
