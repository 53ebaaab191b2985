import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream, buildSymbol, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import type { Mark } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import type { NoteActs } from './note-actions.tsx';
import { ReadingSheet } from './reading-sheet.tsx';

const content = 'a dog, a cat, a bird, a fish, a snake';

interface Ground {
  readonly word?: string;
  readonly symbol?: string;
  readonly rule?: string;
  readonly ref?: string;
}

function subjectOf(grounds: readonly Ground[]): ReadingSubject {
  const evidence = grounds.map(({ word, ...ground }) => ({
    start: word ? content.indexOf(word) : 0,
    end: word ? content.indexOf(word) + word.length : 0,
    rule: 'unheard.of',
    ...ground,
  }));
  const sentence = { text: 'A thought.', part: 'passage' as const, paragraph: 0, evidence };
  return {
    content,
    language: 'es',
    symbols: [{ ...buildSymbol(content, 'dog'), id: 'personal-3', kind: 'personal', name: 'Rex' }],
    translation: '',
    reading: { engineVersion: '1', language: 'es', sentences: [sentence] },
  };
}

async function open(
  grounds: readonly Ground[],
  answers: StubAnswers = {},
  isByKey = false,
  acts: NoteActs = {},
) {
  stubApi({ 'GET /api/user': { json: buildUser({ timezone: 'Europe/Madrid' }) }, ...answers });
  const onClose = vi.fn();
  const pinned = { kind: 'sentence', index: 0, isByKey } as const;
  const view = renderPart(
    <ReadingSheet subject={subjectOf(grounds)} pinned={pinned} acts={acts} onClose={onClose} />,
  );
  const note = await screen.findByRole('region', { name: 'What this sentence rests on' });
  const marked = [...note.querySelectorAll('mark')].map((mark) => mark.textContent);
  return { ...view, note, marked, onClose };
}

describe('ReadingSheet', () => {
  beforeAll(() => loadWords('readings', 'reading-rules'));

  it.each([null, { kind: 'sentence', index: 9 } as const])('waits without a word: %j', async (pinned) => {
    renderPart(<ReadingSheet subject={subjectOf([])} pinned={pinned} acts={{}} onClose={vi.fn()} />);
    expect((await screen.findByRole('status')).textContent).toBe('');
  });

  it('quotes the words of a sentence where they stand', async () => {
    const { note, marked } = await open([{ word: 'cat' }]);
    expect(marked).toEqual(['cat']);
    expect(note.textContent).toMatch(/In your dream: a dog, a cat, a bird/);
    expect(note.querySelector('q')?.lang).toBe('es');
  });

  it('quotes four places at most', async () => {
    const { marked } = await open(['dog', 'cat', 'bird', 'fish', 'snake'].map((word) => ({ word })));
    expect(marked).toEqual(['dog', 'cat', 'bird', 'fish']);
  });

  it('says the rule', async () => {
    const { note } = await open([{ word: 'dog', rule: 'aspect.animal' }]);
    expect(note.textContent).toContain('Why: An animal is read as a habit');
  });

  it('leads to the own symbol that was used', async () => {
    const { note } = await open([{ word: 'dog', symbol: 'personal-3', ref: 'personal:3' }]);
    const link = screen.getByRole('link', { name: 'Rex' });
    expect(link.getAttribute('href')).toBe('/personal-symbols');
    expect(note.textContent).toContain('Your own symbol:');
  });

  it('leads to the own symbols where the one that was used is gone', async () => {
    await open([{ ref: 'personal:99' }]);
    expect(screen.getByRole('link', { name: 'Your symbols' }).getAttribute('href')).toBe('/personal-symbols');
  });

  it('leads to an earlier dream, by its night where the member lives', async () => {
    const late = '2026-10-12T22:30:00.000Z';
    const dream = buildDream({ id: 31, title: 'La casa', createdAt: late, language: 'es' });
    await open([{ ref: 'dream:31' }], { ['GET /api/dreams/31' as never]: dataAnswer(dream) });
    const link = await screen.findByRole('link', { name: 'October 13, 2026, La casa' });
    expect(link.getAttribute('href')).toBe('/journal/31');
  });

  it('shows a dream that was deleted since as gone', async () => {
    const gone = failureAnswer(404, 'dreams.not_found', 'There is no such dream.');
    const { note } = await open([{ ref: 'dream:31' }], { ['GET /api/dreams/31' as never]: gone });
    await screen.findByText('A dream you have since deleted');
    expect(note.querySelector('a')).toBeNull();
  });

  it('keeps the way to a dream that cannot be fetched now', async () => {
    await open([{ ref: 'dream:31' }], { ['GET /api/dreams/31' as never]: 'network-failure' });
    expect(screen.getByRole('link', { name: 'Open it in the journal' }).getAttribute('href')).toBe(
      '/journal/31',
    );
  });

  it('goes on with the keyboard in the note, and closes', async () => {
    const { note, user, onClose } = await open([{ word: 'cat' }], {}, true);
    expect(document.activeElement).toBe(note);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves the keyboard where it is after a touch', async () => {
    await open([{ word: 'cat' }]);
    expect(document.activeElement).toBe(document.body);
  });

  describe('of a word', () => {
    const content = 'A dog came.';
    const dog = buildSymbol(content, 'dog');
    const mark = { ...dog.mentions[0], symbolId: 'dog' } as Mark;
    const evidence = [{ start: 2, end: 5, symbol: 'dog', rule: 'r' }];

    function openWord(acts: NoteActs, isSpoken = true) {
      const sentences = isSpoken
        ? [{ text: 'A habit.', part: 'passage' as const, paragraph: 0, evidence }]
        : [];
      const reading = { engineVersion: '5', language: 'en' as const, sentences };
      const subject = { content, language: 'en' as const, symbols: [dog], translation: '', reading };
      const pinned = { kind: 'mark', mark } as const;
      return renderPart(<ReadingSheet subject={subject} pinned={pinned} acts={acts} onClose={vi.fn()} />);
    }

    it('has its word, its meaning and why it was seen, in the language of the dream', async () => {
      openWord({});
      const note = await screen.findByRole('region', { name: 'Dog' });
      expect(note.textContent).toContain('“dog” · Animals');
      expect(note.textContent).toContain('the meaning of dog');
      expect(note.textContent).toContain('Why it was recognised');
    });

    it('makes it one’s own, by the word that was written', async () => {
      const onMakeMine = vi.fn();
      const { user } = openWord({ onMakeMine });
      await user.click(await screen.findByRole('button', { name: 'Make it mine' }));
      expect(onMakeMine).toHaveBeenCalledExactlyOnceWith({ word: 'dog', group: 'animal', language: 'en' });
    });

    it('takes it that it was not meant, and takes that back', async () => {
      const onNotMeant = vi.fn();
      const first = openWord({ onNotMeant });
      await first.user.click(await screen.findByRole('button', { name: 'Not what I meant' }));
      expect(onNotMeant).toHaveBeenLastCalledWith(['dog'], true);
      first.unmount();
      const { user } = openWord({ onNotMeant, notMeant: new Set(['dog']) });
      expect(await screen.findByText(/It counts for your next readings/)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'It is what I meant' }));
      expect(onNotMeant).toHaveBeenLastCalledWith(['dog'], false);
    });

    it('does not ask whether it was meant where the reading says nothing of it', async () => {
      openWord({ onNotMeant: vi.fn() }, false);
      await screen.findByRole('region', { name: 'Dog' });
      expect(screen.queryByRole('button', { name: 'Not what I meant' })).toBeNull();
    });
  });
});
