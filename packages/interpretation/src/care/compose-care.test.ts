import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { careOf } from '../languages/language-packs.ts';
import { sentenceFaults } from '../reading/testing/sentence-faults.ts';
import type { ReadingLevel } from '../types.ts';
import { careKinds } from './care-kinds.ts';
import { composeCare, isCareAlone } from './compose-care.ts';

const languages: readonly Language[] = ['en', 'es'];
const levels: readonly ReadingLevel[] = ['free', 'premium', 'plain'];

describe.each(languages)('composeCare (%s)', (language) => {
  it.each(careKinds)('says whole sentences about %s, and where help is', (kind) => {
    const texts = Object.values(careOf(language).texts[kind]);
    for (const text of texts)
      expect(sentenceFaults(text.replace('findahelpline.com', 'x'), language)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(careOf(language).texts[kind].help).toContain('findahelpline.com');
  });

  it.each(careKinds)('asks nothing and sets nothing to do about %s', (kind) => {
    for (const level of levels) {
      const sentences = composeCare({ kind, spans: [{ start: 0, end: 4 }] }, language, level);
      expect(sentences.map(({ part }) => part)).not.toContain('question');
      expect(sentences.map(({ part }) => part)).not.toContain('deed');
      expect(sentences.some(({ text }) => text.includes('?'))).toBe(false);
      expect(sentences.flatMap(({ evidence }) => evidence.map(({ symbol }) => symbol))).not.toContain(
        expect.any(String),
      );
      expect(isCareAlone({ sentences })).toBe(true);
    }
  });

  it.each(careKinds)('says the same about %s in free and premium, and less in plain', (kind) => {
    const at = (level: ReadingLevel) =>
      composeCare({ kind, spans: [{ start: 0, end: 4 }] }, language, level).map(({ text }) => text);
    expect(at('premium')).toEqual(at('free'));
    expect(at('plain').length).toBeLessThan(at('free').length);
    expect(at('plain').join(' ').split(' ').length).toBeLessThanOrEqual(120);
  });
});

describe('isCareAlone', () => {
  it('is false where a nightmare got a pointer to help beside its reading', () => {
    const evidence = [{ start: 0, end: 1, rule: 'care.nightmare' }];
    expect(isCareAlone({ sentences: [{ evidence }] })).toBe(false);
  });
});
