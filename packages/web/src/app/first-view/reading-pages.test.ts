import { describe, expect, it } from 'vitest';
import { buildDream, buildReading } from '#web/testing/build-dream.ts';
import { readingPages } from './reading-pages.ts';

const reading = buildReading();
const textOf = (...parts: readonly string[]) =>
  reading.sentences.filter(({ part }) => parts.includes(part)).map(({ text }) => text);

describe('readingPages', () => {
  it('shows the dream, the thought and what follows from it, in the language of the dream', () => {
    const view = readingPages(buildDream({ reading, language: 'es' }));
    expect(view?.querySelector('.marked-dream')?.textContent).toBe(
      'A black dog followed me down the stairs.',
    );
    const headline = view?.querySelector<HTMLElement>('.reading-headline');
    expect([headline?.textContent, headline?.lang]).toEqual([textOf('headline').join(' '), 'es']);
    const prose = view?.querySelector<HTMLElement>('.reading-prose');
    expect(prose?.lang).toBe('es');
    for (const text of textOf('passage')) expect(prose?.textContent).toContain(text);
    for (const text of textOf('question', 'deed')) expect(view?.textContent).not.toContain(text);
  });

  it('sets apart what only tells of the dream', () => {
    const [first] = reading.sentences;
    if (!first) throw new Error('A reading has sentences');
    const told = {
      ...first,
      part: 'passage' as const,
      text: 'A black dog followed you.',
      evidence: [{ start: 0, end: 11, rule: 'told' }],
    };
    const view = readingPages(
      buildDream({ reading: { ...reading, sentences: [...reading.sentences, told] } }),
    );
    const apart = [...(view?.querySelectorAll('.reading-prose .is-told') ?? [])];
    expect(apart.map((each) => each.textContent?.trim())).toEqual([told.text]);
  });

  it('takes what was written for words', () => {
    const view = readingPages(buildDream({ reading, content: '<b>A black dog</b>' }));
    expect(view?.querySelector('b')).toBeNull();
    expect(view?.querySelector('.marked-dream')?.textContent).toBe('<b>A black dog</b>');
  });

  it('leaves words of care to the app, and what has no thought', () => {
    const [first] = reading.sentences;
    if (!first) throw new Error('A reading has sentences');
    const care = { ...first, part: 'care' as const, text: 'You are not alone with this.' };
    const withoutThought = reading.sentences.filter(({ part }) => part !== 'headline');
    for (const other of [
      null,
      { ...reading, care: { kind: 'grief', strength: 'strong' as const } },
      { ...reading, sentences: [...reading.sentences, care] },
      { ...reading, sentences: withoutThought },
    ]) {
      expect(readingPages(buildDream({ reading: other }))).toBeNull();
    }
  });
});
