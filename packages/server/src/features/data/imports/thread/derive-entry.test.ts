import { describe, expect, it } from 'vitest';
import { suggestChoices } from '../drafts/suggest-choices.ts';
import { deriveEntry } from './derive-entry.ts';

const readAt = new Date('2026-11-21T10:00:00Z');
const choices = suggestChoices({ sources: [], columns: undefined, timezone: 'America/Bogota', now: readAt });
const derive = (source: object, kind: 'dream' | 'symbol' = 'dream') =>
  deriveEntry({ kind, source: source as never }, { choices, readAt });
const told = (title: string, content: string, date: object | null = null) => ({
  told: { title, content, date, tags: [], category: '' },
});

describe('what is found out of an entry', () => {
  it('says when a dream was, in the days of the member, and what tells it from others', async () => {
    const date = { instant: '2024-03-05T02:00:00Z' };
    const facts = await derive(told('', 'Iba por la casa de mi abuela y no había nadie.', date));
    expect(facts).toMatchObject({ day: '2024-03-04', language: 'es', problem: null, isUndated: false });
    expect(facts.dreamtAt).toEqual(new Date(date.instant));
    const other = await derive(told('A title', ' IBA por la casa\nde mi abuela y no había nadie. ', date));
    expect(other.contentKey).toBe(facts.contentKey);
  });

  it.each([
    ['its own title', told('The flood', 'Water rose.'), 'The flood', 'Water rose.'],
    ['its first sentence', told('', 'Water rose. It fell.'), 'Water rose', 'Water rose. It fell.'],
    ['one line', told('A', 'Water\n\n rose.'), 'A', 'Water rose.'],
    ['nothing of what is broken', { exported: null }, '', ''],
  ])('shows %s', async (_, source, title, excerpt) => {
    expect(await derive(source)).toMatchObject({ title, excerpt });
  });

  it('shows the beginning of a long text, with whole characters', async () => {
    const excerptOf = async (content: string) => (await derive(told('', content))).excerpt;
    expect(await excerptOf('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
    expect(await excerptOf('x'.repeat(200))).toBe('x'.repeat(200));
    expect((await excerptOf(`${'x'.repeat(199)}🌊 and more`)).isWellFormed()).toBe(true);
  });

  it('names a symbol, and nothing of one that its form would not take', async () => {
    const exported = {
      id: 1,
      language: 'es',
      name: 'Don Ramón',
      group: 'person',
      description: 'Vecino.',
      category: '',
      emotionalImpact: null,
      personalContext: '',
      variations: [],
      frequency: 0,
      createdAt: '2024-03-05T06:30:00Z',
      updatedAt: '2024-03-05T06:30:00Z',
    };
    expect(await derive({ exported }, 'symbol')).toMatchObject({
      language: 'es',
      contentKey: 'es don ramón',
      title: 'Don Ramón',
      excerpt: 'Vecino.',
      problem: null,
    });
    expect(await derive({ exported: { ...exported, name: '' } }, 'symbol')).toMatchObject({
      contentKey: null,
      title: '',
      excerpt: '',
      problem: 'broken',
    });
  });
});
