import type { RecognisedSymbol } from '@chitta/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
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

const markOf = (name: string) => screen.getByRole('button', { name });

describe('ReadingView', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it('lights the words of a sentence, and puts the light out again', async () => {
    const user = userEvent.setup();
    render(<ReadingView subject={subject} />);
    const link = screen.getByRole('button', { name: 'In your dream: “dog”' });
    await user.click(link);
    expect(markOf('dog: Dog').className).toContain('is-lit');
    expect(markOf('house: House').className).not.toContain('is-lit');
    expect(screen.getByRole('status').textContent).toContain('A dog came in.');
    await user.keyboard('{Escape}');
    expect(markOf('dog: Dog').className).not.toContain('is-lit');
  });

  it('opens the note of a word and lights its sentences', async () => {
    const { user } = renderPart(<ReadingView subject={subject} />);
    await user.click(await screen.findByRole('button', { name: 'house: House' }));
    const note = await screen.findByRole('dialog', { name: 'House' });
    expect(within(note).getByText('the meaning of house')).toBeTruthy();
    expect(within(note).getByText(/you wrote “house”/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'In your dream: “house”' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('ends with the question and the deed, apart from the running text', () => {
    render(<ReadingView subject={subject} />);
    const question = screen.getByRole('region', { name: 'A question to take along' });
    expect(within(question).getByText('Which habit is it?')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'One thing for today' }).textContent).toContain('Name it');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Constellation of this dream: House, Dog',
    );
  });

  it('shows a reading that was kept as text alone', () => {
    render(<ReadingView subject={{ ...subject, reading: null, translation: 'First.\n\nSecond.' }} />);
    expect(screen.getByText('First.')).toBeTruthy();
    expect(screen.getByText('Second.')).toBeTruthy();
  });

  it('is linked both ways for the keyboard too', async () => {
    const user = userEvent.setup();
    render(<ReadingView subject={subject} />);
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
    const user = userEvent.setup();
    render(<ReadingView subject={subject} />);
    await user.click(screen.getByText('You look at your mind.'));
    await user.click(screen.getByText('A habit walks in.'));
    expect(markOf('house: House').className).not.toContain('is-lit');
    expect(markOf('dog: Dog').className).toContain('is-lit');
  });

  it('shows under the mouse what a sentence rests on, until the mouse has gone', async () => {
    const user = userEvent.setup();
    render(<ReadingView subject={subject} />);
    await user.hover(screen.getByText('A habit walks in.'));
    expect(markOf('dog: Dog').className).toContain('is-lit');
    await user.unhover(screen.getByText('A habit walks in.'));
    expect(markOf('dog: Dog').className).not.toContain('is-lit');
  });

  it('lets the other stars step back while one is lit', async () => {
    const user = userEvent.setup();
    render(<ReadingView subject={subject} />);
    await user.click(screen.getByText('A habit walks in.'));
    const star = (name: string) => screen.getByText(name, { selector: 'text' }).closest('g');
    expect(star('House')?.getAttribute('class')).toContain('opacity-40');
    expect(star('Dog')?.getAttribute('class')).not.toContain('opacity-40');
  });

  it('speaks Spanish around a reading in English', async () => {
    await i18n.changeLanguage('es');
    render(<ReadingView subject={subject} />);
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
    const user = userEvent.setup();
    render(<ReadingView subject={{ ...subject, reading }} />);
    await user.click(screen.getByText('Which habit is it?'));
    expect(markOf('dog: Dog').className).toContain('is-lit');
  });

  it('says after a free reading what premium would add', () => {
    const beyond = { passages: 3, combined: [], history: [], insights: 0 };
    render(<ReadingView subject={{ ...subject, beyond }} />);
    expect(screen.getByText('3 more passages of this dream')).toBeTruthy();
  });

  it('needs no sky where no symbol was read', () => {
    render(<ReadingView subject={{ ...subject, symbols: [] }} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('region', { name: 'The symbols of this dream' })).toBeNull();
  });

  it('shows a paragraph twice where the reading says it twice', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    render(<ReadingView subject={{ ...subject, reading: null, translation: 'Go on.\nGo on.' }} />);
    expect(screen.getAllByText('Go on.')).toHaveLength(2);
    expect(complain).not.toHaveBeenCalled();
  });
});
