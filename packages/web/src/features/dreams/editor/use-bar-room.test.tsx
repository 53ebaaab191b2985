import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBarRoom } from './use-bar-room.ts';

const room = (name: string) => document.documentElement.style.getPropertyValue(name);

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

function Bar({ position }: { readonly position: 'sticky' | 'static' }) {
  const bar = useRef<HTMLDivElement>(null);
  useBarRoom(bar);
  return (
    <div
      ref={(element) => {
        bar.current = element;
        if (element) Object.defineProperty(element, 'offsetHeight', { value: 96 });
      }}
      style={{ position }}
    />
  );
}

describe('useBarRoom', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lifts the bar over a keyboard that lies on the page, and lets it down again', () => {
    const { change } = stubViewport({ height: window.innerHeight });
    render(<Bar position="sticky" />);
    expect(room('--keyboard')).toBe('0px');
    change({ height: window.innerHeight - 300 });
    expect(room('--keyboard')).toBe('300px');
    change({ offsetTop: 100 });
    expect(room('--keyboard')).toBe('200px');
    change({ height: window.innerHeight, offsetTop: 0 });
    expect(room('--keyboard')).toBe('0px');
  });

  it('takes no zoom for a keyboard', () => {
    stubViewport({ height: window.innerHeight / 2, scale: 2 });
    render(<Bar position="sticky" />);
    expect(room('--keyboard')).toBe('0px');
  });

  it.each([
    ['sticky', '96px'],
    ['static', '0px'],
  ] as const)('says how much room a %s bar takes', (position, height) => {
    const { unmount } = render(<Bar position={position} />);
    expect(room('--action-bar')).toBe(height);
    unmount();
    expect([room('--action-bar'), room('--keyboard')]).toEqual(['', '']);
  });
});
