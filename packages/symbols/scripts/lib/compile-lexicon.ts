import { compileLongTexts, compileWords } from '../../src/compile-words.ts';
import type { DetailFile, Language, TextFile, WordFile } from '../../src/types.ts';
import type { Content } from './read-content.ts';

/** The lexicon in two files: what recognition needs, and what readings say. */
export function compileFiles(
  content: Content,
  language: Language,
  version: string,
): { readonly words: WordFile; readonly texts: TextFile } {
  const { entries, combined, celebrities } = compileWords(content, language);
  return {
    words: {
      language,
      version,
      entries: entries.map(({ id, group, variations, isClass }) => ({
        id,
        group,
        variations: variations.join('|'),
        ...(isClass && { isClass }),
      })),
      combined: combined.map(({ id, parts, phrases }) => ({ id, parts, phrases })),
      celebrities: celebrities.map(({ name, also }) => ({ name, also })),
    },
    texts: {
      language,
      version,
      entries: entries.map(
        ({ name, common, vital, category, function: purpose, meaning, insight, deed, unshown }) => ({
          name,
          common,
          vital,
          category,
          function: purpose,
          meaning,
          insight,
          deed,
          ...(unshown && { unshown }),
        }),
      ),
      combined: combined.map(({ name, meaning, insight }) => ({ name, meaning, insight })),
      celebrities: celebrities.map(({ quality, category }) => ({ quality, category })),
    },
  };
}

/** The long texts, loaded only where a symbol is shown in full. */
export function compileDetails(content: Content, language: Language, version: string): DetailFile {
  return { language, version, ...compileLongTexts(content, language) };
}
