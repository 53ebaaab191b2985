import { describe, expect, it } from 'vitest';
import type { StoredChoices } from '#server/db/tables/data/imports.ts';
import { deriveDream } from './derive-draft.ts';
import { suggestChoices } from './suggest-choices.ts';

const now = new Date('2026-11-21T10:00:00Z');
const timezone = 'America/Bogota';
const told = (more: object) => ({
  told: { title: '', content: 'A dog ran by.', date: null, tags: [], category: '', ...more },
});
const choices = suggestChoices({ sources: [], columns: undefined, timezone, now });
const derive = (more: object, changes: Partial<StoredChoices> = {}) =>
  deriveDream(told(more), { choices: { ...choices, ...changes }, now });

describe('an entry as it will stand in the journal', () => {
  it.each([
    [{ content: ' \u0000 ' }, 'empty'],
    [{}, 'no_date'],
    [{ date: { year: 2024, first: 13, second: 14 } }, 'bad_date'],
    [{ date: { year: 1899, month: 1, day: 1 } }, 'bad_date'],
    [{ date: { year: 2026, month: 11, day: 25 } }, 'future_date'],
    [{ content: 'x'.repeat(50_001), date: { year: 2024, month: 1, day: 1 } }, 'too_long'],
  ])('%j cannot be taken: %s', (more, problem) => {
    expect(derive(more)).toMatchObject({ problem, draft: null });
  });

  it('has its day in the member’s time zone, today’s not later than now', () => {
    const at = (day: number) =>
      derive({ date: { year: 2026, month: 11, day } }).draft?.createdAt.toISOString();
    expect([at(20), at(21)]).toEqual(['2026-11-20T17:00:00.000Z', now.toISOString()]);
  });

  it('takes the chosen day where it has none', () => {
    const derived = derive({}, { fallbackDay: '2024-03-05' });
    expect(derived).toMatchObject({ isUndated: true, problem: null });
    expect(derived.draft?.createdAt.toISOString()).toBe('2024-03-05T17:00:00.000Z');
  });

  it('knows categories in both languages and keeps other words as tags', () => {
    const date = { year: 2024, month: 3, day: 5 };
    const of = (category: string) => derive({ date, category, tags: ['a', ' a ', ''] }).draft;
    expect(of('Pesadillas')).toMatchObject({ category: 'nightmare', tags: ['a'] });
    expect(of('lucid dream')).toMatchObject({ category: 'lucid' });
    expect(of('flying')).toMatchObject({ category: null, tags: ['a', 'flying'] });
  });

  it('cleans what cannot be kept and cuts what is too long', () => {
    const { draft } = derive({
      date: { year: 2024, month: 3, day: 5 },
      content: '\uFEFFOne\r\ntwo\rthree\u0000 \ud800',
      title: 'x'.repeat(300),
      tags: Array.from({ length: 30 }, (_, index) => `${'t'.repeat(50)}${index}`),
    });
    expect(draft?.content).toBe('One\ntwo\nthree \ufffd');
    expect(draft?.title).toHaveLength(200);
    expect(draft?.tags).toEqual(['t'.repeat(40)]);
  });
});

describe('what is suggested for a table', () => {
  const suggest = (columns: string[], ...rows: string[][]) =>
    suggestChoices({ sources: rows.map((cells) => ({ cells })), columns, timezone, now });
  const roles = (...parts: Parameters<typeof suggest>) => suggest(...parts).columns?.map(({ role }) => role);

  it.each([
    [
      ['Date', 'Dream', 'Dream type', 'Keywords'],
      ['date', 'content', 'category', 'tags'],
    ],
    [
      ['Fecha del sueño', 'Hora', 'Título', 'Descripción'],
      ['date', 'time', 'title', 'content'],
    ],
    [
      ['id', 'created_at', 'body'],
      [null, 'date', 'content'],
    ],
  ])('by names %j', (columns, expected) => {
    expect(roles(columns)).toEqual(expected);
  });

  it('by what stands in it', () => {
    const rows = [
      ['1', '3/25/2024', '07:30', 'I walked through my old house.'],
      ['2', '3/26/2024', '06:10', 'A dog ran along the river bank.'],
    ];
    expect(roles(['', '', '', ''], ...rows)).toEqual([null, 'date', 'time', 'content']);
    expect(suggest(['', '', '', ''], ...rows)).toMatchObject({ dateOrder: 'mdy', language: 'en' });
    const derived = deriveDream(
      { cells: rows[0] ?? [] },
      { choices: suggest(['', '', '', ''], ...rows), now },
    );
    expect(derived.draft?.createdAt.toISOString()).toBe('2024-03-25T12:30:00.000Z');
  });
});
