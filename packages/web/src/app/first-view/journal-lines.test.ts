import { describe, expect, it } from 'vitest';
import { buildLine } from '#web/testing/build-dream.ts';
import { type JournalAnswers, journalLines } from './journal-lines.ts';

const user = { timezone: 'America/Bogota' };
const surroundings = { language: 'en', isNarrow: false };

function build(answers: Partial<JournalAnswers> = {}, changes: Partial<typeof surroundings> = {}) {
  const dreams = [buildLine({ id: 4, headline: 'A habit follows you.' }), buildLine({ id: 3 })];
  return journalLines(
    { user, dreams, due: null, onThisDay: [], ...answers },
    { ...surroundings, ...changes },
  );
}
const textsOf = (view: HTMLElement | null, selector: string) =>
  [...(view?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);

describe('journalLines', () => {
  it('shows title, words and night of each dream, and leads to it', () => {
    const view = build();
    expect(textsOf(view, '.journal-line-title')).toEqual(['A dog on the stairs', 'A dog on the stairs']);
    expect(textsOf(view, '.journal-line-words')).toEqual([
      'A habit follows you.',
      'A black dog followed me.',
    ]);
    expect(textsOf(view, '.is-thought')).toEqual(['A habit follows you.']);
    expect(textsOf(view, '.night-day')[0]).toBe('20Fri');
    expect([...(view?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/journal/4',
      '/journal/3',
    ]);
  });

  it('goes by the calendar of the member, in the language of the page, month by month', () => {
    const dreams = [
      buildLine({ id: 2, createdAt: '2026-11-01T06:00:00.000Z' }),
      // Still October there.
      buildLine({ id: 1, createdAt: '2026-11-01T04:00:00.000Z' }),
    ];
    expect(textsOf(build({ dreams }, { language: 'es' }), '.journal-month')).toEqual([
      'noviembre de 2026',
      'octubre de 2026',
    ]);
  });

  it('takes what was written for words', () => {
    const title = '<img src=x onerror=alert(1)>';
    const view = build({ dreams: [buildLine({ title })] });
    expect(view?.querySelector('img')).toBeNull();
    expect(textsOf(view, 'a')).toEqual([title]);
  });

  it('shortens titles on a phone, and shows no more than a screen', () => {
    const title = 'A dog on the stairs of the house in which my grandmother lived';
    const dreams = Array.from({ length: 20 }, (_, id) => buildLine({ id, title }));
    const titles = textsOf(build({ dreams }, { isNarrow: true }), '.journal-line-title');
    expect(titles).toHaveLength(8);
    expect(titles[0]).toBe('A dog on the stairs of the house…');
  });

  it('leaves room for memories of this day, which are folded on a phone', () => {
    const onThisDay = [1, 12].map((monthsAgo) => ({ monthsAgo, dream: buildLine() }));
    const rows = (isNarrow: boolean) =>
      build({ onThisDay }, { isNarrow })
        ?.querySelector<HTMLElement>('.first-view-room')
        ?.style.getPropertyValue('--rows');
    expect([rows(true), rows(false)]).toEqual(['1', '3']);
  });

  it('waits for the app where that shows something else first', () => {
    const due = { dreamId: 4 } as unknown as JournalAnswers['due'];
    expect(build({ due })).toBeNull();
    expect(build({ dreams: [] })).toBeNull();
  });
});
