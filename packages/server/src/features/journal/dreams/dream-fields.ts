import { type Language, limits } from '@chitta/contract';
import { journalTitle } from '@chitta/contract/journal-title';
import type { AppContext } from '#server/context.ts';
import type { NewDream } from '#server/db/tables/journal/dreams.ts';
import type { WorkFor } from '#server/platform/engine/engine.ts';
import type { Marks } from '#server/platform/engine/engine-task.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { presentSymbolIds } from '../readings/present-symbol-ids.ts';

/** Columns that follow from the text of a dream. */
export type TextFields = Pick<
  NewDream,
  'content' | 'language' | 'recognizedSymbols' | 'symbolIds' | 'themes' | 'words'
>;

/** Throws `dreams.empty` for a text of nothing but space. */
export function assertNotEmpty(content: string): void {
  assertThat(content.trim() !== '', 'dreams.empty');
}

/**
 * Throws `requests.invalid` for a text beyond the limit, unless the kept one is beyond it too: a long dream that came
 * from elsewhere can be changed without losing a word, up to what an import takes.
 */
export function assertNotTooLong(content: string, kept: string): void {
  if (content.length <= limits.dreamText.max || kept.length > limits.dreamText.max) return;
  throw new AppError('requests.invalid', {
    details: [
      {
        path: 'content',
        message: `Please limit your dream description to ${limits.dreamText.max} characters.`,
      },
    ],
  });
}

/** The title as given, or the first sentence of the dream. */
export function titleOf(given: string | null | undefined, content: string): string {
  return given || journalTitle(content);
}

export interface MarkDreamOptions extends WorkFor {
  readonly source: SymbolSource;
  readonly content: string;
  readonly fallback: Language | undefined;
}

export interface MarkedText {
  readonly marks: Marks;
  readonly fields: TextFields;
}

/**
 * Marks are always derived from the text here, so that no offset can point outside it. Throws what the engine throws
 * where its turn cannot come.
 */
export async function markDream(
  { engine }: Pick<AppContext, 'engine'>,
  { source, content, fallback, ...work }: MarkDreamOptions,
): Promise<MarkedText> {
  const marks = await engine.mark(work, {
    content,
    fallback,
    personal: source.personal.entries,
    areThemesWanted: true,
  });
  const { language, words, themes = [] } = marks;
  const recognizedSymbols = [...marks.recognizedSymbols];
  const symbolIds = presentSymbolIds(recognizedSymbols);
  return {
    marks,
    fields: { content, language, recognizedSymbols, symbolIds, themes: [...themes], words: [...words] },
  };
}

/** Throws `requests.invalid` unless the text is JSON of a list of objects with an `id`. */
export function assertSymbolList(recognizedSymbols: string | null | undefined): void {
  if (recognizedSymbols === null || recognizedSymbols === undefined) return;
  if (!isSymbolList(recognizedSymbols)) {
    throw new AppError('requests.invalid', {
      details: [{ path: 'recognizedSymbols', message: 'Invalid input' }],
    });
  }
}

function isSymbolList(json: string): boolean {
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) && parsed.every((item) => typeof item?.id === 'string');
  } catch {
    return false;
  }
}
