import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecedingHeader } from './use-receding-header.ts';

function Page({ draft = '' }: { readonly draft?: string }) {
  const [content, setContent] = useState(draft);
  useRecedingHeader(content);
  return (
    <>
      <textarea aria-label="Dream" value={content} onChange={(event) => setContent(event.target.value)} />
      <button type="button" onClick={() => setContent('brought back')}>
        Undo
      </button>
    </>
  );
}

const isAway = () => document.documentElement.dataset.writing === 'true';

describe('useRecedingHeader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open() {
    const view = render(<Page />);
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    const write = (value: string) => fireEvent.change(field, { target: { value } });
    return { ...view, write };
  }

  it('takes the header away with the first key, and brings it back after three seconds of rest', () => {
    const { write } = open();
    expect(isAway()).toBe(false);
    write('I');
    vi.advanceTimersByTime(2999);
    expect(isAway()).toBe(true);
    write('I was');
    vi.advanceTimersByTime(2999);
    expect(isAway()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAway()).toBe(false);
  });

  it('brings it back when the field is left', () => {
    const { write } = open();
    write('I');
    expect(isAway()).toBe(true);
    act(() => screen.getByRole('textbox').blur());
    expect(isAway()).toBe(false);
  });

  it('leaves it over a draft that nobody goes on with yet', () => {
    const focus = vi
      .spyOn(document, 'activeElement', 'get')
      .mockReturnValue(document.createElement('textarea'));
    render(<Page draft="I was" />);
    expect(isAway()).toBe(false);
    focus.mockRestore();
    act(() => screen.getByRole('textbox').focus());
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'I was at' } });
    expect(isAway()).toBe(true);
  });

  it('brings it back when the pointer moves', () => {
    const { write } = open();
    write('I');
    fireEvent.pointerMove(window);
    expect(isAway()).toBe(false);
  });

  it('leaves it where words come in another way than by writing', () => {
    open();
    const button = screen.getByRole('button');
    act(() => button.focus());
    fireEvent.click(button);
    expect(isAway()).toBe(false);
  });

  it('leaves it when everything was taken out, and when the page is left', () => {
    const { write, unmount } = open();
    write('I');
    write('');
    vi.advanceTimersByTime(3000);
    expect(isAway()).toBe(false);
    write('again');
    expect(isAway()).toBe(true);
    unmount();
    expect(isAway()).toBe(false);
  });

  it.each([
    ['a phone', true, [[{ top: 92 }]]],
    ['a larger screen', false, []],
  ])('moves the words up to where the header stood on %s, once', (_, isPhone, expected) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const { write } = open();
    vi.spyOn(screen.getByRole('textbox'), 'getBoundingClientRect').mockReturnValue({ top: 100 } as DOMRect);
    write('I');
    write('I was');
    expect(scrollBy.mock.calls).toEqual(expected);
    scrollBy.mockRestore();
    vi.unstubAllGlobals();
  });
});
