import { describe, expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { keptDreams, readOracle } from '../testing/read-oracle.ts';
import { assessPractice, type PracticedEntry } from './assess-practice.ts';
import { moodDifference } from './mood-difference.ts';

const books = await readOracle(['en', 'es']);
const entry = (
  day: number,
  text: string,
  moods: readonly [number | null, number | null] = [null, null],
): PracticedEntry => ({
  day: `2026-03-0${day}`,
  text,
  moodBefore: moods[0],
  moodAfter: moods[1],
});
const assess = (
  entries: readonly PracticedEntry[],
  language: 'en' | 'es' = 'en',
  next: 'practice' | 'end' = 'practice',
) =>
  assessPractice({
    question: readQuestion({ text: 'Can I forgive my brother?', fallback: 'en', ...books }),
    language,
    from: '2026-03-01',
    to: '2026-03-08',
    entries,
    dreams: keptDreams(
      [
        ['2026-03-04', 'My brother was laughing, and I gave him bread.'],
        ['2026-03-05', 'It snowed.'],
      ],
      'en',
      books.dictionary,
    ),
    next,
    oracle: books.oracle,
  });

describe('moodDifference', () => {
  it('is the mean with the interval of Student’s t', () => {
    // Differences 1, 2, 3: mean 2, deviation 1, t(2) = 4.303.
    const moods = [
      { moodBefore: 1, moodAfter: 2 },
      { moodBefore: 1, moodAfter: 3 },
      { moodBefore: 2, moodAfter: 5 },
    ];
    expect(moodDifference(moods)).toEqual({ entries: 3, mean: 2, low: -0.48, high: 4.48 });
  });

  it('is nothing below three entries that tell both', () => {
    const told = { moodBefore: 1, moodAfter: 5 };
    expect(moodDifference([told, told, { moodBefore: 2, moodAfter: null }])).toBeNull();
  });
});

describe('assessPractice', () => {
  it('counts days once, words in any form, and dreams that touch the question', () => {
    const { analysis } = assess([
      entry(1, 'I wrote a letter.'),
      entry(1, 'More letters and tea.'),
      entry(3, 'Only tea.'),
    ]);
    expect(analysis).toMatchObject({ daysPlanned: 7, daysPractised: 2, moods: null });
    expect(analysis.words).toEqual([{ word: 'letter', entries: 2 }]);
    expect(analysis.dreams).toEqual([
      {
        dreamId: 1,
        title: 'My brother was laughing, and I',
        night: '2026-03-04',
        quote: 'My brother was laughing, and I gave him bread',
      },
    ]);
  });

  it.each(['en', 'es'] as const)('says that nothing can be said without entries (%s)', (language) => {
    const { analysis, progressAssessment } = assess([], language);
    expect(analysis.daysPractised).toBe(0);
    expect(progressAssessment).toBe(books.oracle.of(language)?.texts['progress.none']?.[0]);
  });

  it('tells a difference as open as long as its range holds none', () => {
    const open = assess([entry(1, 'a', [2, 2]), entry(2, 'b', [2, 4]), entry(3, 'c', [3, 2])]);
    expect(open.progressAssessment).toContain('cannot be told yet');
    const up = assess([entry(1, 'a', [2, 3]), entry(2, 'b', [2, 3]), entry(3, 'c', [1, 2])]);
    expect(up.progressAssessment).toContain('1 steps higher');
  });

  it.each(['en', 'es'] as const)('ends where an end was wanted (%s)', (language) => {
    const { nextPhaseGuidance } = assess([entry(1, 'x')], language, 'end');
    expect(books.oracle.of(language)?.texts['next.end']).toContain(nextPhaseGuidance);
  });
});
