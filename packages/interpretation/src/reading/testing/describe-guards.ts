import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { findGuarded } from '../care/guards/find-guarded.ts';
import { guardKinds } from '../care/guards/guard.ts';
import { guardExamples } from './guard-examples.ts';

/** Every sentence of a language's corpus against the guards. */
export function describeGuards(language: Language): void {
  const examples = guardExamples(language);

  describe(`guards of care (${language})`, () => {
    it.each(examples.filter(({ must }) => must))('meet $kind with care: $text', ({ text, kind }) => {
      const found = findGuarded(text);
      expect(found).toBeDefined();
      // A row of a more urgent kind may match as well: cutting one's wrists is answered as the wish to die.
      expect(guardKinds.indexOf(found?.kind ?? 'illness')).toBeLessThanOrEqual(guardKinds.indexOf(kind));
    });

    it.each(examples.filter(({ must }) => !must))('leave to be read: $text', ({ text }) => {
      expect(findGuarded(text)).toBeUndefined();
    });

    it.each(guardKinds)('have sentences of both sorts for %s', (kind) => {
      const own = examples.filter((each) => each.kind === kind);
      expect(own.filter(({ must }) => must).length).toBeGreaterThanOrEqual(20);
      expect(own.filter(({ must }) => !must).length).toBeGreaterThanOrEqual(20);
    });
  });
}
