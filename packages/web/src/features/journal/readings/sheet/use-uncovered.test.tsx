import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUncovered } from './use-uncovered.ts';

/** Tells at once, as a browser does of an element that it is to watch. */
class ObserverStub {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell();
  }
  disconnect() {}
}

function Note() {
  const note = useRef<HTMLElement>(null);
  useUncovered(note);
  return <section ref={note} className="note" />;
}

function open(sentenceBottom: number, noteTop: number, noteLeft = 0) {
  const scrollBy = vi.fn();
  vi.stubGlobal('ResizeObserver', ObserverStub);
  vi.stubGlobal('scrollBy', scrollBy);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(
      this.className === 'note' ? noteLeft : 0,
      this.className === 'note' ? noteTop : sentenceBottom - 40,
      100,
      40,
    );
  });
  render(
    <>
      <span className="reading-sentence is-pinned">A thought.</span>
      <Note />
    </>,
  );
  return scrollBy;
}

afterEach(() => vi.restoreAllMocks());

it('scrolls the sentence out from under the note', () => {
  expect(open(500, 400)).toHaveBeenCalledWith({ top: 116 });
});

it('leaves a sentence in sight where it is', () => {
  expect(open(300, 400)).not.toHaveBeenCalled();
});

it('leaves the page where it is under a sheet that stands beside it', () => {
  expect(open(500, 60, 900)).not.toHaveBeenCalled();
});
