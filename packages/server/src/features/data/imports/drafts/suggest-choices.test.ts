import { describe, expect, it } from 'vitest';
import type { WrittenDate } from '../dates/written-date.ts';
import { orderOfDates, suggestChoices } from './suggest-choices.ts';

const now = new Date('2026-11-21T10:00:00Z');
const spanish = 'Estaba en la casa de mi abuela y un perro corría por el jardín.';
const english = 'I was in the house of my grandmother and a dog ran through the garden.';
const told = (content: string, date: WrittenDate | null = null) => ({
  told: { title: '', content, date, tags: [], category: '' },
});
const suggest = (
  sources: Parameters<typeof suggestChoices>[0]['sources'],
  { columns, timezone = 'Europe/Madrid' }: { columns?: string[]; timezone?: string } = {},
) => suggestChoices({ sources, columns, timezone, now });

describe('what is suggested for texts', () => {
  it('leaves out duplicates and what has no date, in the member’s time zone', () => {
    expect(suggest([])).toEqual({
      dateOrder: 'dmy',
      isDateOrderCertain: true,
      leavesOutDuplicates: true,
      fallbackDay: null,
      columns: null,
      language: 'en',
      timezone: 'Europe/Madrid',
    });
  });

  it.each([
    ['es', [spanish, spanish, english]],
    ['en', [spanish, english]],
    ['en', ['xyz']],
  ])('is in %s, as most of its dreams: %.0j', (language, contents) => {
    expect(suggest(contents.map((content) => told(content)))).toMatchObject({ language });
  });

  const open = { year: 2024, first: 3, second: 4 };
  it.each([
    ['America/New_York', english, 'mdy'],
    ['Pacific/Honolulu', english, 'mdy'],
    ['US/Central', english, 'mdy'],
    ['America/Indiana/Knox', english, 'mdy'],
    ['Europe/London', english, 'dmy'],
    ['America/Bogota', english, 'dmy'],
    ['America/New_York', spanish, 'dmy'],
  ])('in %s, an open date is read as people there write: %.0s%s', (timezone, content, dateOrder) => {
    expect(suggest([told(content, open)], { timezone })).toMatchObject({
      dateOrder,
      isDateOrderCertain: false,
    });
  });

  it('has the order that a date beyond doubt shows, wherever the member lives', () => {
    const sources = [told(english, open), told(english, { year: 2024, first: 25, second: 4 })];
    expect(suggest(sources, { timezone: 'America/New_York' })).toMatchObject({
      dateOrder: 'dmy',
      isDateOrderCertain: true,
    });
  });
});

describe('what is suggested for a table', () => {
  const rows = [
    { cells: ['', '3/4/2024', `${english} `.repeat(3), 'x'] },
    { cells: ['late', '25/4/2024', english] },
  ];
  const { columns, dateOrder } = suggest(rows, { columns: ['Mood', 'Date', 'Dream'] });

  it('names each column with a sample, those without a name too', () => {
    expect(columns?.map(({ name, role }) => [name, role])).toEqual([
      ['Mood', null],
      ['Date', 'date'],
      ['Dream', 'content'],
      ['', null],
    ]);
  });

  it('shows the first value that is not empty, in one short line', () => {
    expect(columns?.map(({ sample }) => sample.length)).toEqual([4, 8, 60, 1]);
    expect(columns?.[2]?.sample).toBe(english.slice(0, 60));
  });

  it('reads its dates in the order of those beyond doubt', () => {
    expect(dateOrder).toBe('dmy');
  });

  it('cuts long names without halving a character', () => {
    const [column] = suggest([], { columns: [`${'x'.repeat(59)}🌊`] }).columns ?? [];
    expect(column?.name).toBe(`${'x'.repeat(59)}\ufffd`);
  });
});

describe('orderOfDates', () => {
  const sources = [{ cells: ['25/4/2024', '4/25/2024'] }];
  const choices = suggest(sources, { columns: ['date', 'other'] });
  const withDates = (at: number) => ({
    ...choices,
    columns: (choices.columns ?? []).map((column, index) => ({
      ...column,
      role: index === at ? ('date' as const) : null,
    })),
  });

  it('is that of the column that was chosen', () => {
    expect(orderOfDates(sources, withDates(0))).toEqual({ dateOrder: 'dmy', isDateOrderCertain: true });
    expect(orderOfDates(sources, withDates(1))).toEqual({ dateOrder: 'mdy', isDateOrderCertain: true });
  });

  it('stays as it was where there is none', () => {
    const kept = { ...withDates(-1), dateOrder: 'mdy' as const };
    expect(orderOfDates(sources, kept)).toMatchObject({ dateOrder: 'mdy' });
  });
});
