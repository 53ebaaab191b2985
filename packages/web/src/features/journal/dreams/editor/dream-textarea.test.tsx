import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DreamTextarea } from './dream-textarea.tsx';
import type { RecognisedSpan } from './recognition-protocol.ts';

const dog: RecognisedSpan = { start: 2, end: 5, symbol: 'dog', group: 'animal' };

function Field({
  text,
  recognised,
}: {
  readonly text: string;
  readonly recognised: readonly RecognisedSpan[];
}) {
  const [value, setValue] = useState(text);
  return (
    <DreamTextarea
      ref={createRef()}
      aria-label="Dream"
      value={value}
      recognised={recognised}
      onWrite={setValue}
    />
  );
}

function open(text: string, recognised: readonly RecognisedSpan[] = []) {
  const { container } = render(<Field text={text} recognised={recognised} />);
  const layer = container.querySelector<HTMLElement>('.dream-lines');
  const marked = () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
  return { layer, marked, field: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

describe('DreamTextarea', () => {
  it('underlines the symbols in a copy that is not read aloud', () => {
    const { layer, marked } = open('A dog came.', [dog]);
    expect(marked()).toEqual(['dog']);
    expect(layer?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(['', 'A dog came.', 'A dog\n\ncame.\n', '  A dog', '<b>A</b> dog 🌊'])(
    'holds the same text in both layers, so that they grow and break alike: %j',
    (text) => {
      const { layer } = open(text, [dog]);
      // The last character only gives the last line its height.
      expect(layer?.textContent).toBe(`${text}\u200b`);
    },
  );

  it('follows every key', async () => {
    const { layer, field } = open('A dog');
    await userEvent.type(field, ' came{Enter}home');
    expect(field.value).toBe('A dog came\nhome');
    expect(layer?.textContent).toBe('A dog came\nhome\u200b');
  });

  it('leaves out places that the text does not hold', () => {
    const { layer, marked } = open('A dog', [{ ...dog, start: 2, end: 90 }]);
    expect(marked()).toEqual([]);
    expect(layer?.textContent).toContain('A dog');
  });

  it('marks overlapping symbols without writing a word twice', () => {
    const blackDog: RecognisedSpan = { start: 2, end: 11, symbol: 'black-dog', group: 'animal' };
    const { layer, marked } = open('A black dog.', [blackDog, { ...dog, start: 8, end: 11 }]);
    expect(marked().join('')).toBe('black dog');
    expect(layer?.textContent).toBe('A black dog.\u200b');
  });
});
