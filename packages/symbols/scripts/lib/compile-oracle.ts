import { CueCompiler } from '@chitta/interpretation/compiling';
import type { Language, OracleCueEntry, OracleCueSubject, OracleFile } from '../../src/types.ts';
import { expandCues } from './expand-lists.ts';
import type { Content } from './read-content.ts';
import { textsOfMatters, textsOfSides } from './texts-of-matters.ts';

/** What questions to the Oracle are understood by, and what its answers say. */
export function compileOracle(
  { oracle, lists }: Pick<Content, 'oracle' | 'lists'>,
  language: Language,
  version: string,
): OracleFile {
  const compiler = new CueCompiler(language);
  const { fields, kinds, outside, acts, matters, shapes, tones, sides, texts } = oracle;
  const compile = (subject: OracleCueSubject, entries: readonly OracleCueEntry[]) =>
    entries.map(({ id, [language]: { cues } }) => ({
      subject,
      id,
      cues: compiler.compile(expandCues(cues, lists[language])),
    }));
  const cues = [
    ...compile('field', fields),
    ...compile('kind', kinds),
    ...compile('outside', outside),
    ...compile('act', acts),
    ...compile('matter', matters),
    ...compile('shape', shapes),
    ...compile('tone', tones),
    ...compile('side', sides),
  ];
  return {
    language,
    version,
    phrases: compiler.table(),
    cues,
    fields: fields.map(({ id, symbols, people }) => ({ id, symbols, people })),
    acts: acts.map(({ id, doing, other }) => ({ id, doing, other })),
    matters: matters.map(({ id, symbols, isImage = false, isDelicate = false }) => ({
      id,
      symbols,
      isImage,
      isDelicate,
    })),
    sides: sides.map(({ id, contrast, way }) => ({ id, contrast, way })),
    texts: Object.fromEntries(
      [...texts, ...textsOfMatters([...matters, ...shapes]), ...textsOfSides(sides)].map(
        ({ id, [language]: wordings }) => [id, wordings],
      ),
    ),
  };
}
