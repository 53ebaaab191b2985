import { describe, expect, it } from 'vitest';
import type { ReadableDream } from './dream-export.queries.ts';
import { createDreamWriter } from './readable-dream.ts';

const names = { of: (_language: string, id: string) => id.toUpperCase() };

function buildDream(overrides: Partial<ReadableDream> = {}): ReadableDream {
  const createdAt = overrides.createdAt ?? new Date('2026-11-01T02:30:00Z');
  return {
    id: 1,
    title: 'A dog',
    content: 'A dog stood there.',
    language: 'en',
    category: null,
    tags: [],
    feelings: [],
    symbolIds: [],
    translation: null,
    headline: null,
    earlierReadings: [],
    createdAt,
    at: createdAt.toISOString(),
    followUp: null,
    ...overrides,
  };
}

const writer = createDreamWriter({ language: 'en', timezone: 'America/Bogota' }, names);

describe('a readable dream', () => {
  it('belongs to the month of its member', () => {
    expect(writer.monthOf(buildDream())).toBe('2026-10');
    expect(writer.writeMonth('2026-10')).toBe('# October 2026\n');
  });

  it('is the dream alone where nothing was read', () => {
    expect(writer.writeDream(buildDream())).toBe(
      '\n## A dog\n\n*Saturday, October 31, 2026 at 9:30 PM*\n\nA dog stood there.\n\n---\n',
    );
  });

  it('keeps lines and paragraphs, and what looks like a heading is none', () => {
    const text = writer.writeDream(
      buildDream({ title: 'Two\nlines', content: '  one\r\ntwo  \n\n# three\n> four\n' }),
    );
    expect(text).toContain('## Two lines\n');
    expect(text).toContain('\none  \ntwo\n\n\\# three  \n\\> four\n');
  });

  it('loads nothing when it is opened: markup and pictures of its own are text', () => {
    const hostile = 'a <img src=http://evil.example/1> \\<b> ![x](http://evil.example/2) \\![y](z) <script>';
    const followUp = { answer: hostile, deed: null, verdict: null, change: hostile } as never;
    const text = createDreamWriter({ language: 'en', timezone: 'UTC' }, { of: () => hostile }).writeDream(
      buildDream({
        title: hostile,
        content: `one\n${hostile}`,
        tags: [hostile],
        symbolIds: ['dog'],
        translation: hostile,
        followUp,
      }),
    );
    expect(text).not.toMatch(/<|!\[/);
    expect(text.split('&lt;img src=http://evil.example/1>')).toHaveLength(8);
    expect(text.split('&#33;[x](http://evil.example/2)')).toHaveLength(8);
  });

  it('lets the thought of a reading stand out, and no other words', () => {
    const translation = 'You let it in.\n\nA dog is a habit.';
    const thought = (headline: string | null) => writer.writeDream(buildDream({ translation, headline }));
    expect(thought('You let it in.')).toContain('### Reading\n\n**You let it in.**\n\nA dog is a habit.\n');
    expect(thought(null)).toContain('### Reading\n\nYou let it in.\n\nA dog is a habit.\n');
    // The text is of another reading.
    expect(thought('You let it')).toContain('### Reading\n\nYou let it in.\n\nA dog is a habit.\n');
  });

  it('names its symbols', () => {
    expect(writer.writeDream(buildDream({ symbolIds: ['dog', 'door'] }))).toContain('*Symbols: DOG, DOOR*');
  });

  it('becomes as many cells as its table has columns', () => {
    const followUp = {
      userId: 1,
      dreamId: 1,
      answer: 'So',
      deed: 'let_go' as const,
      verdict: 'no' as const,
      change: 'Nothing',
      misfits: [],
      symbolIds: [],
      dismissedDay: 0,
      answeredAt: null,
      deedAt: null,
      settledAt: null,
    };
    const expected = [
      '2026-10-31',
      '21:30',
      'A dog',
      'A dog stood there.',
      'Lucid',
      'a; b',
      'Calm; Fear',
      'DOG',
      'en',
      'It.',
    ];
    const dream = buildDream({
      category: 'lucid',
      tags: ['a', 'b'],
      feelings: ['calm', 'fear'],
      symbolIds: ['dog'],
      translation: 'It.',
      followUp,
    });
    expect(writer.toCells(dream)).toEqual([...expected, 'So', 'let go', 'No', 'Nothing']);
    expect(writer.toCells(buildDream())).toHaveLength(14);
  });
});
