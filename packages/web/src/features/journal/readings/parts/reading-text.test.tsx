import type { Reading } from '@chitta/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildReading, readDream } from '#web/testing/build-dream.ts';
import { ReadingText } from './reading-text.tsx';

type Sentence = Reading['sentences'][number];
const lit = { places: [], sentences: new Set<number>(), symbols: new Set<string>() };

function open(...more: Sentence[]) {
  const onFocus = vi.fn();
  const { sentences } = buildReading();
  const reading = buildReading({ sentences: [...sentences, ...more] });
  const subject = { content: readDream, language: 'en' as const, symbols: [], translation: '', reading };
  render(
    <ReadingText
      subject={subject}
      lit={lit}
      pinned={null}
      hasSources
      onFocus={onFocus}
      onPreview={vi.fn()}
    />,
  );
  return { onFocus };
}

const sentence = (part: Sentence['part'], text: string): Sentence => ({
  text,
  part,
  paragraph: 9,
  evidence: [{ start: 0, end: 11, rule: 'care.note' }],
});

describe('ReadingText', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it('begins with the thought as a heading of its words alone, linked with the dream', async () => {
    const { onFocus } = open();
    const thought = screen.getByRole('heading', { level: 2, name: 'A habit follows you.' });
    await userEvent.click(within(thought).getByRole('button', { name: 'In your dream: “dog”' }));
    expect(onFocus).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'sentence', index: 0 }));
  });

  it('sets each passage apart', () => {
    open();
    const passages = [...document.querySelectorAll('.reading-prose.is-thought > p')];
    expect(passages.map((each) => each.querySelector('.reading-sentence')?.firstChild?.textContent)).toEqual([
      'A dog does what it is used to.',
      'It comes along on the way down.',
    ]);
  });

  it('sets what it only tells of the dream apart from what it says about it', () => {
    const told = {
      ...sentence('passage', 'A dog followed you.'),
      evidence: [{ start: 0, end: 11, rule: 'told' }],
    };
    open(told);
    const apart = [...document.querySelectorAll('.reading-sentence.is-told')];
    expect(apart.map((each) => each.textContent?.trim())).toEqual(['A dog followed you.']);
  });

  it('names what comes from the journal, in the language of the page', async () => {
    await i18n.changeLanguage('es');
    open(sentence('history', 'The dog came in May too.'));
    const history = screen.getByRole('region', { name: 'De tu diario' });
    expect(history.textContent).toContain('The dog came in May too.');
    expect(
      within(history).getByText('The dog came in May too.').closest('[lang]')?.getAttribute('lang'),
    ).toBe('en');
  });

  it('has no place for the journal where it adds nothing', () => {
    open();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says a word of care in a quiet place: no alert, no link to the words that hurt, help within reach', () => {
    open(
      sentence('care', 'If it becomes too much, findahelpline.com lists free lines; evil.example does not.'),
    );
    const care = screen.getByRole('region', { name: 'A word of care' });
    expect(care.textContent?.trim()).toBe(
      'If it becomes too much, findahelpline.com lists free lines; evil.example does not.',
    );
    const links = within(care).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://findahelpline.com']);
    expect(within(care).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
