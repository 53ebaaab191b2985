import type { EntrySource } from '../formats/found-entry.ts';
import { deriveExported } from './derive-exported.ts';
import { deriveTold } from './derive-told.ts';
import type { DerivedDream, DeriveOptions } from './derived-dream.ts';

/** Reads a dream with the import's choices: pure, so that a change of them can be shown and written the same. */
export function deriveDream(source: EntrySource, options: DeriveOptions): DerivedDream {
  return 'exported' in source ? deriveExported(source.exported, options.now) : deriveTold(source, options);
}
