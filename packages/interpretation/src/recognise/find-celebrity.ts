import type { AnalysedText } from '../analysed/analysed-text.ts';
import type { CelebrityName } from '../lexicon/celebrity-index.ts';
import type { Found } from './found.ts';
import type { KnownWords } from './known-words.ts';

/**
 * A famous person named in full, or by a name that is nobody else's. Capitals count: "prince" is no singer. One word
 * that the dictionary knows is a person only inside a sentence, where nothing else makes it a capital.
 */
export function findCelebrity(
  passage: AnalysedText,
  at: number,
  known: KnownWords | undefined,
): Found | undefined {
  const token = passage.tokens[at];
  if (token === undefined) return undefined;
  for (const name of passage.lexicon.celebrities.namesFrom(token.folded)) {
    const last = at + name.words.length - 1;
    if (last < (known?.last ?? at) || !isNamedAt(passage, at, name)) continue;
    const isLoneWord = last === at && (token.gap === 'stop' || token.spelling.shape !== 'capital');
    if (isLoneWord && known !== undefined) continue;
    return {
      first: at,
      last,
      symbol: 'celebrity',
      group: 'person',
      variation: name.celebrity.name,
      rule: 'celebrity.name',
      sense: 'noun.person',
      kind: 'celebrity',
      uses: undefined,
    };
  }
  return undefined;
}

function isNamedAt({ tokens }: AnalysedText, at: number, { words, capitals }: CelebrityName): boolean {
  return words.every((word, next) => {
    const token = tokens[at + next];
    if (token === undefined || token.folded !== word) return false;
    if (next > 0 && token.gap !== 'join' && token.gap !== 'hyphen') return false;
    return capitals[next] !== true || token.spelling.shape !== 'lower';
  });
}
