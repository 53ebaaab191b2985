import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import type { LiveReading } from '../live-reading/live-reading-protocol.ts';
import { readingOf } from '../live-reading/testing/stub-reader.ts';
import { WritingMarks } from './writing-marks.tsx';

interface PageProps {
  readonly text: string;
  readonly seen?: LiveReading | null;
}

function Page({ text, seen = readingOf(text.trim()) }: PageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <div data-testid="sheet">
        <textarea ref={field} value={text} readOnly />
      </div>
      <WritingMarks field={field} text={text} seen={seen} />
    </>
  );
}

/** The field is there once the page has been drawn: as on the first page, where this comes later. */
function open(props: PageProps) {
  const part = render(<Page {...props} text="" />);
  part.rerender(<Page {...props} />);
  return part;
}

const lines = () => screen.getByTestId('sheet').querySelector('.paper-lines');
const marks = () => [...(lines()?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
const told = () => screen.getByRole('status').textContent;

describe('WritingMarks', () => {
  beforeAll(() => loadWords('landing-more'));
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lays the text to the letter behind the field, hidden from screen readers', () => {
    const text = '  \nA house by the sea. ';
    open({ text });
    expect(lines()?.textContent).toBe(text);
    expect(lines()?.getAttribute('aria-hidden')).toBe('true');
    expect(marks()).toEqual(['house']);
  });

  it('moves a mark along with what is written before it, and drops the word that goes on', () => {
    const seen = readingOf('A house.');
    const { rerender } = open({ text: 'A house.', seen });
    rerender(<Page text="Once a house." seen={seen} />);
    expect(marks()).toEqual(['house']);
    rerender(<Page text="A houseboat." seen={seen} />);
    expect(marks()).toEqual([]);
  });

  it('is gone with the last letter', () => {
    const { rerender } = open({ text: 'A house.' });
    rerender(<Page text="" seen={null} />);
    expect(lines()).toBeNull();
  });

  it('follows the field where that scrolls by itself', () => {
    open({ text: 'A house.' });
    const field = screen.getByRole('textbox');
    field.scrollTop = 40;
    act(() => void field.dispatchEvent(new Event('scroll')));
    expect(lines()?.scrollTop).toBe(40);
  });

  it('tells what was recognised when the writer rests, each symbol once', () => {
    const { rerender } = open({ text: 'A house' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(told()).toBe('');
    rerender(<Page text="A house by" />);
    act(() => void vi.advanceTimersByTime(2000));
    expect(told()).toBe('');
    act(() => void vi.advanceTimersByTime(600));
    expect(told()).toBe('Recognised: house');
    const dog = { id: 'dog', word: 'dog', name: 'Dog', group: 'animal' };
    const both = readingOf('A house, a dog', {
      sky: { stars: [...readingOf('A house').sky.stars, dog], links: [] },
    });
    rerender(<Page text="A house, a dog" seen={both} />);
    act(() => void vi.advanceTimersByTime(3000));
    expect(told()).toBe('Recognised: dog');
  });
});
