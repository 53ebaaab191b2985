import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBarRoom } from './use-bar-room.ts';

const roomFor = (name: string) => document.documentElement.style.getPropertyValue(name);

/** A visual viewport in a window of 768 pixels. */
function stubViewport(values: { height: number; offsetTop?: number; scale?: number }) {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, ...values });
  vi.stubGlobal('visualViewport', viewport);
  const change = (next: Partial<typeof values>) => {
    Object.assign(viewport, next);
    act(() => void viewport.dispatchEvent(new Event('resize')));
  };
  return { change };
}

/** A bar of 96 pixels whose lower edge is that far above the window's. */
function Bar({ above }: { readonly above: number }) {
  const bar = useRef<HTMLDivElement>(null);
  useBarRoom(bar);
  const bottom = window.innerHeight - above;
  const measured = (element: HTMLDivElement | null) => {
    bar.current = element;
    if (element) element.getBoundingClientRect = () => ({ top: bottom - 96, bottom }) as DOMRect;
  };
  return <div ref={measured} />;
}

describe('useBarRoom', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lifts the bar over a keyboard that lies on the page, and lets it down again', () => {
    const { change } = stubViewport({ height: window.innerHeight });
    render(<Bar above={0} />);
    expect(roomFor('--keyboard')).toBe('0px');
    change({ height: window.innerHeight - 300 });
    expect(roomFor('--keyboard')).toBe('300px');
    change({ offsetTop: 100 });
    expect(roomFor('--keyboard')).toBe('200px');
    change({ height: window.innerHeight, offsetTop: 0 });
    expect(roomFor('--keyboard')).toBe('0px');
  });

  it('takes no zoom for a keyboard', () => {
    stubViewport({ height: window.innerHeight / 2, scale: 2 });
    render(<Bar above={0} />);
    expect(roomFor('--keyboard')).toBe('0px');
  });

  it('is measured again when the tabs come below it and the editor around it makes room', () => {
    const watched = new Map<Element, () => void>();
    class Observer {
      readonly #measure: () => void;
      constructor(measure: () => void) {
        this.#measure = measure;
      }
      observe(element: Element) {
        watched.set(element, this.#measure);
      }
      disconnect() {
        watched.clear();
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const { container, rerender } = render(<Bar above={0} />);
    expect(roomFor('--action-bar')).toBe('96px');
    rerender(<Bar above={56} />);
    act(() => watched.get(container)?.());
    expect(roomFor('--action-bar')).toBe('152px');
  });

  it.each([
    ['at the lower edge', 0, '96px'],
    ['a little above it', 100, '196px'],
    ['far above it, where a toast finds room below', 160, '0px'],
    ['out of sight', -96, '0px'],
  ])('says how much room is to be left for a bar %s', (_, above, room) => {
    const { unmount } = render(<Bar above={above} />);
    expect(roomFor('--action-bar')).toBe(room);
    unmount();
    expect([roomFor('--action-bar'), roomFor('--keyboard')]).toEqual(['', '']);
  });
});
