import type { Language, LexiconEdits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';

/** What admins have changed in a language of the dictionary, for the recogniser of the browser. */
export async function listEdits({ dictionary }: AppContext, language: Language): Promise<LexiconEdits> {
  await dictionary.refresh();
  // Plain arrays, as the answer's schema has them.
  return structuredClone(dictionary.edits(language)) as LexiconEdits;
}
