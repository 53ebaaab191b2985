import { wordsOf } from '../languages/language-packs.ts';
import { perLanguage } from '../languages/per-language.ts';
import type { AssertionPack, CompiledWords, CueBlock } from './assertion-pack.ts';
import { type CuePattern, parseCue, wordList } from './parse-cue.ts';

/** A row of the table: a cue with what it says. */
export interface Cue extends Omit<CueBlock, 'cues'> {
  readonly source: string;
  readonly pattern: CuePattern;
}

export interface CompiledPack {
  /** Cues by the words that they are looked for by. */
  readonly byWord: ReadonlyMap<string, readonly Cue[]>;
  /** Cues that are looked for by the form of a word. */
  readonly byForm: readonly Cue[];
  readonly own: CompiledWords;
  readonly formsOf: AssertionPack['formsOf'];
}

/** The cues of a language, made ready when first asked for. */
export const compiledPackOf = perLanguage((language) => compilePack(wordsOf(language).assertion));

export function compilePack(pack: AssertionPack): CompiledPack {
  const byWord = new Map<string, Cue[]>();
  const byForm: Cue[] = [];
  for (const { cues, ...block } of pack.blocks) {
    for (const source of linesOf(cues)) {
      const pattern = parseCue(source, pack);
      const cue: Cue = { ...block, source, pattern };
      const { words = [], exact = [], forms = 0 } = pattern.body[pattern.anchor] ?? {};
      if (forms !== 0) byForm.push(cue);
      for (const word of new Set([...words, ...exact])) byWord.set(word, [...(byWord.get(word) ?? []), cue]);
    }
  }
  const own = Object.entries(pack.scopeWords).map(([name, list]) => [name, new Set(wordList(list, pack))]);
  return { byWord, byForm, own: Object.fromEntries(own) as CompiledWords, formsOf: pack.formsOf };
}

/** The patterns of a block: lines without what follows `//`. */
export function linesOf(cues: string): string[] {
  return cues
    .split('\n')
    .map((line) => line.replace(/\/\/.*/, '').trim())
    .filter((line) => line !== '');
}
