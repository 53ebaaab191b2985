import type { RecognisedSymbol } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildOldReading, readDream } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import type { ReadingSubject } from './reading-subject.ts';
import { ReadingView } from './reading-view.tsx';

const content = 'I was in a house. A dog came in.';
const placeOf = (word: string) => ({
  start: content.indexOf(word),
  end: content.indexOf(word) + word.length,
});

function buildSymbol(id: string, name: string): RecognisedSymbol {
  const mention = { ...placeOf(id), text: id, variation: id, rule: 'word.exact', state: 'present' as const };
  return {
    id,
    name,
    group: 'animal',
    category: 'Animals',
    meaning: `the meaning of ${id}`,
    description: `About the ${id}.`,
    extendedDescription: '',
    deeperInsight: '',
    mentions: [mention],
  };
}

const sentence = (text: string, part: 'passage' | 'question' | 'deed', word?: string) => ({
  text,
  part,
  paragraph: 0,
  evidence: word ? [{ ...placeOf(word), symbol: word, rule: 'r' }] : [],
});
const subject: ReadingSubject = {
  content,
  language: 'en',
  symbols: [buildSymbol('house', 'House'), buildSymbol('dog', 'Dog')],
  translation: '',
  reading: {
    engineVersion: '1',
    language: 'en',
    sentences: [
      sentence('You look at your mind.', 'passage', 'house'),
      sentence('A habit walks in.', 'passage', 'dog'),
      sentence('Which habit is it?', 'question'),
      sentence('Name it once today.', 'deed'),
    ],
  },
};

async function open(shown: ReadingSubject = subject) {
  const part = renderPart(<ReadingView subject={shown} />);
  await screen.findByRole('region', { name: /^(The reading|La lectura)$/ });
  return part;
}

const markOf = (name: string) => screen.getByRole('button', { name });

describe('ReadingView', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it('lights the words of a sentence, and puts the light out again', async () => {
    const { user } = await open();
    const link = screen.getByRole('button', { name: 'In your dream: “dog”' });
    await user.click(link);
    expect(markOf('dog: Dog').className).toContain('is-lit');
    expect(markOf('house: House').className).not.toContain('is-lit');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('A dog came in.'));
    await user.keyboard('{Escape}');
    expect(markOf('dog: Dog').className).not.toContain('is-lit');
  });

  it('opens the note of a word and lights its sentences', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'house: House' }));
    const note = await screen.findByRole('region', { name: 'House' });
    expect(within(note).getByText('the meaning of house')).toBeTruthy();
    expect(within(note).getByText(/you wrote “house”/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'In your dream: “house”' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('ends with the question and the deed, apart from the running text', async () => {
    await open();
    const question = screen.getByRole('region', { name: 'A question to take along' });
    expect(within(question).getByText('Which habit is it?')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'One thing for today' }).textContent).toContain('Name it');
  });

  it('shows the sky of the dream, whose stars light what their words light', async () => {
    const { user } = await open();
    const sky = await screen.findByRole('figure', { name: 'The sky of this dream: 2 stars' });
    await user.click(within(sky).getByRole('button', { name: 'Star “house”: House' }));
    expect(screen.getByRole('button', { name: 'In your dream: “house”' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('shows a reading that was kept as text alone', async () => {
    await open({ ...subject, reading: null, translation: 'First.\n\nSecond.' });
    expect(screen.getByText('First.')).toBeTruthy();
    expect(screen.getByText('Second.')).toBeTruthy();
  });

  it('is linked both ways for the keyboard too', async () => {
    const { user } = await open();
    const link = screen.getByRole('button', { name: 'In your dream: “house”' });
    link.focus();
    await user.keyboard('{Enter}');
    expect(markOf('house: House').className).toContain('is-lit');
    expect(link.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What this sentence rests on' }));
    await user.keyboard('{Escape}');
    expect(markOf('house: House').className).not.toContain('is-lit');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(link);
  });

  it('goes from one sentence to another without putting the light out first', async () => {
    const { user } = await open();
    await user.click(screen.getByText('You look at your mind.'));
    await user.click(screen.getByText('A habit walks in.'));
    expect(markOf('house: House').className).not.toContain('is-lit');
    expect(markOf('dog: Dog').className).toContain('is-lit');
  });

  it('shows under the mouse what a sentence rests on, until the mouse has gone', async () => {
    const { user } = await open();
    await user.hover(screen.getByText('A habit walks in.'));
    expect(markOf('dog: Dog').className).toContain('is-lit');
    await user.unhover(screen.getByText('A habit walks in.'));
    expect(markOf('dog: Dog').className).not.toContain('is-lit');
  });

  it('lets the other stars step back while one is lit', async () => {
    const { user } = await open();
    await user.click(screen.getByText('A habit walks in.'));
    const star = (word: string) => screen.getByText(word, { selector: 'text' }).closest('.sky-star');
    expect(star('house')?.getAttribute('class')).toContain('is-dim');
    expect(star('dog')?.getAttribute('class')).not.toContain('is-dim');
  });

  it('speaks Spanish around a reading in English', async () => {
    await i18n.changeLanguage('es');
    await open();
    expect(screen.getByRole('region', { name: 'La lectura' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'El sueño' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'En tu sueño: «dog»' })).toBeTruthy();
    expect(screen.getByText('A habit walks in.').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('lights what the question asks about as well', async () => {
    const reading = {
      ...(subject.reading as NonNullable<ReadingSubject['reading']>),
      sentences: [sentence('Which habit is it?', 'question', 'dog')],
    };
    const { user } = await open({ ...subject, reading });
    await user.click(screen.getByText('Which habit is it?'));
    expect(markOf('dog: Dog').className).toContain('is-lit');
  });

  it('says after a free reading what premium would add', async () => {
    const beyond = { passages: 3, combined: [], history: [], insights: 0 };
    await open({ ...subject, beyond });
    expect(screen.getByText('3 more passages of this dream')).toBeTruthy();
  });

  it('needs no sky where no symbol was read', async () => {
    await open({ ...subject, symbols: [] });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('region', { name: 'The symbols, one by one' })).toBeNull();
  });

  it('shows a paragraph twice where the reading says it twice', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    await open({ ...subject, reading: null, translation: 'Go on.\nGo on.' });
    expect(screen.getAllByText('Go on.')).toHaveLength(2);
    expect(complain).not.toHaveBeenCalled();
  });

  it('leaves the dream as it was written beside words of care, until its symbols are asked for', async () => {
    const { user } = await open({
      ...subject,
      reading: {
        engineVersion: '5',
        language: 'en',
        care: { kind: 'wish_to_die', strength: 'strong' },
        sentences: [
          { ...sentence('This is heavy.', 'passage', 'dog'), part: 'headline' },
          { ...sentence('Tell somebody.', 'passage', 'house'), part: 'care' },
        ],
      },
    });
    expect(screen.getByRole('region', { name: 'A word of care' }).textContent).toContain('Tell somebody.');
    expect(screen.queryByRole('button', { name: 'dog: Dog' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^In your dream/ })).toBeNull();
    expect(screen.queryByText('Touch a sentence to see what it rests on.')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('the meaning of dog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the symbols' }));
    expect(screen.getByText('the meaning of dog')).toBeTruthy();
    expect(markOf('dog: Dog')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'The symbols, one by one' }));
  });

  it('shows a reading of an earlier engine as it was saved', async () => {
    const reading = buildOldReading();
    await open({ ...subject, content: readDream, symbols: [], reading });
    const page = screen.getByRole('region', { name: 'The reading' });
    const prose = [...page.querySelectorAll('.reading-prose:not(.is-thought) > p')];
    const words = prose.map((each) =>
      [...each.querySelectorAll('.reading-sentence')].map((one) => one.textContent?.trim()),
    );
    expect(words).toEqual([
      ['A habit is on your heels.', 'A dog is a habit.'],
      ['You name no feeling.', 'It ends below.'],
      ['Let it walk beside you.'],
    ]);
    const headings = screen.getAllByRole('heading').map((each) => each.textContent);
    expect(headings).toEqual(['A question to take along', 'One thing for today']);
  });
});
