import { describe, expect, it } from 'vitest';
import { buildDream } from '#web/testing/build-dream.ts';
import { dreamAsText, textFileName } from './dream-as-text.ts';

const parts = {
  night: 'Friday, 20 November 2026',
  category: 'Recurring',
  feelings: ['Fear', 'Longing'],
  reading: 'Reading',
};

describe('dreamAsText', () => {
  it('has title, night and marks, the dream, and its reading', () => {
    const dream = buildDream({ tags: ['home', 'night sea'], translation: 'A habit follows you.\n\nAsk it.' });
    expect(dreamAsText(dream, parts)).toBe(
      [
        'A dog on the stairs',
        'Friday, 20 November 2026',
        'Recurring · Fear · Longing · #home · #night sea',
        '',
        'A black dog followed me down the stairs.',
        '',
        'Reading',
        '-------',
        '',
        'A habit follows you.',
        '',
        'Ask it.',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what is not there', () => {
    const text = dreamAsText(buildDream({ tags: [] }), { ...parts, category: undefined, feelings: [] });
    expect(text).toBe(
      'A dog on the stairs\nFriday, 20 November 2026\n\nA black dog followed me down the stairs.\n',
    );
  });
});

describe('textFileName', () => {
  it.each([
    ['A dog on the stairs', '2026-11-20 A dog on the stairs.txt'],
    ['Who? Me: yes/no\n"maybe"', '2026-11-20 Who Me yes no maybe.txt'],
    ['../../etc', '2026-11-20 .. etc.txt'],
    ['¿Qué había en la habitación?', '2026-11-20 ¿Qué había en la habitación.txt'],
    ['', '2026-11-20.txt'],
  ])('of %j is %s', (title, name) => {
    expect(textFileName({ title }, '2026-11-20')).toBe(name);
  });

  it('is short, and cuts no sign in two', () => {
    const name = textFileName({ title: '🌙'.repeat(100) }, '2026-11-20');
    expect(name.length).toBeLessThanOrEqual(84);
    expect(name.isWellFormed()).toBe(true);
    expect(name).not.toContain('\uFFFD');
  });
});
