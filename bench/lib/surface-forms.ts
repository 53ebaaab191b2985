import { inflectEnglish } from '../../packages/interpretation/src/languages/en/words/morphology/inflect.ts';
import { inflectSpanish } from '../../packages/interpretation/src/languages/es/words/morphology/inflect.ts';
import { parseVariation } from '../../packages/interpretation/src/lexicon/parse-variation.ts';
import type { LexiconFile } from '../../packages/symbols/src/types.ts';

/** Every way in which the words and phrases of a dictionary can be written: what a plain matcher has to be given. */
export function surfaceForms({ entries, language }: Pick<LexiconFile, 'entries' | 'language'>): string[] {
  const forms = new Set<string>();
  for (const { group, variations } of entries) {
    for (const notation of variations) {
      const { words } = parseVariation(notation, group, language);
      let written = [''];
      for (const { word, part } of words) {
        const own = language === 'en' ? inflectEnglish(word, part) : inflectSpanish(word, part, false);
        written = written.flatMap((start) => own.map((form) => (start === '' ? form : `${start} ${form}`)));
      }
      for (const form of written) forms.add(form);
    }
  }
  forms.delete('');
  return [...forms];
}
