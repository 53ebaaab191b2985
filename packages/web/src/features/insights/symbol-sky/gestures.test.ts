import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type View, wholeSky } from './draw/projection.ts';
import { followGestures } from './gestures.ts';

const frame = { width: 400, height: 300, aspect: 4 / 3 };
const near: View = { x: 0, y: 0, scale: 4 };

function open(start: View = wholeSky) {
  const element = document.createElement('div');
  element.tabIndex = 0;
  document.body.append(element);
  element.getBoundingClientRect = () => ({ left: 10, top: 20 }) as DOMRect;
  const captured: number[] = [];
  element.setPointerCapture = (id) => void captured.push(id);
  let view = start;
  const onPoint = vi.fn();
  const onPress = vi.fn();
  const stop = followGestures({
    element,
    frame: () => frame,
    view: () => view,
    look: (next) => {
      view = next;
    },
    onPoint,
    onPress,
  });
  // The test DOM knows no pointers: what the code reads of one is put to a mouse event.
  const point = (type: string, x: number, y: number, { id = 1, kind = 'touch', button = 0 } = {}) => {
    const event = new MouseEvent(type, { clientX: x + 10, clientY: y + 20, button, bubbles: true });
    element.dispatchEvent(Object.assign(event, { pointerId: id, pointerType: kind }));
  };
  const wheel = (deltaY: number, more: WheelEventInit = {}) => {
    const event = new WheelEvent('wheel', { deltaY, clientX: 210, clientY: 170, cancelable: true, ...more });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { element, captured, onPoint, onPress, stop, point, wheel, now: () => view };
}

beforeEach(() => vi.stubGlobal('PointerEvent', MouseEvent));
afterEach(() => {
  document.body.replaceChildren();
});

describe('a finger or a mouse', () => {
  it('presses where it goes up again near the place where it came down', () => {
    const { point, onPress } = open();
    point('pointerdown', 50, 60);
    point('pointermove', 53, 62);
    point('pointerup', 53, 62);
    expect(onPress).toHaveBeenCalledExactlyOnceWith({ x: 53, y: 62 });
  });

  it('does not press where it has moved, was taken away, or is not the first button', () => {
    const { point, onPress } = open(near);
    point('pointerdown', 50, 60);
    point('pointermove', 80, 60);
    point('pointerup', 80, 60);
    point('pointerdown', 50, 60);
    point('pointercancel', 50, 60);
    point('pointerdown', 50, 60, { kind: 'mouse', button: 2 });
    point('pointerup', 50, 60, { kind: 'mouse', button: 2 });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('moves the sky that is seen from near, and holds on to it', () => {
    const { point, now, captured } = open(near);
    point('pointerdown', 200, 150);
    point('pointermove', 240, 150);
    expect(now().x).toBeLessThan(0);
    expect(now().y).toBeCloseTo(0);
    expect(captured).toContain(1);
  });

  it('leaves the page to scroll while all of the sky is seen', () => {
    const { point, now, captured, element } = open();
    expect(element.style.touchAction).toBe('pan-x pan-y');
    point('pointerdown', 200, 150);
    point('pointermove', 240, 190);
    expect(now()).toEqual(wholeSky);
    expect(captured).toEqual([]);
  });

  it('points at stars with a mouse alone, and at none once it has left', () => {
    const { point, onPoint, element } = open();
    point('pointermove', 30, 40, { kind: 'touch' });
    expect(onPoint).not.toHaveBeenCalled();
    point('pointermove', 30, 40, { kind: 'mouse' });
    expect(onPoint).toHaveBeenLastCalledWith({ x: 30, y: 40 });
    element.dispatchEvent(new MouseEvent('pointerleave'));
    expect(onPoint).toHaveBeenLastCalledWith(null);
  });
});

describe('two fingers', () => {
  it('draw the sky nearer as they part, and press nothing', () => {
    const { point, now, onPress, element } = open();
    point('pointerdown', 190, 150, { id: 1 });
    point('pointerdown', 210, 150, { id: 2 });
    point('pointermove', 230, 150, { id: 2 });
    expect(now().scale).toBeCloseTo(2);
    expect(element.style.touchAction).toBe('none');
    point('pointerup', 230, 150, { id: 2 });
    point('pointerup', 190, 150, { id: 1 });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('never go farther than all of it, nor nearer than ten times', () => {
    const { point, now } = open();
    point('pointerdown', 100, 150, { id: 1 });
    point('pointerdown', 300, 150, { id: 2 });
    point('pointermove', 110, 150, { id: 2 });
    expect(now().scale).toBe(1);
    point('pointermove', 399, 150, { id: 2 });
    expect(now().scale).toBe(10);
  });
});

describe('the wheel', () => {
  it('scrolls the page where nobody asked for the sky', () => {
    const { wheel, now } = open();
    expect(wheel(-100)).toBe(false);
    expect(now()).toEqual(wholeSky);
  });

  it('goes nearer with the focus in the sky or with Ctrl, and back again', () => {
    const { wheel, now, element } = open();
    expect(wheel(-100, { ctrlKey: true })).toBe(true);
    const first = now().scale;
    expect(first).toBeGreaterThan(1);
    element.focus();
    expect(wheel(-100)).toBe(true);
    expect(now().scale).toBeGreaterThan(first);
    while (now().scale > 1) expect(wheel(120)).toBe(true);
    // All of it is seen: whoever goes on scrolls the page.
    expect(wheel(120)).toBe(false);
  });

  it('takes lines for more than pixels, and one jerk for no more than a step', () => {
    const pixels = open(near);
    pixels.wheel(-3, { ctrlKey: true });
    const lines = open(near);
    lines.wheel(-3, { ctrlKey: true, deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(lines.now().scale).toBeGreaterThan(pixels.now().scale);
    const jerk = open(near);
    jerk.wheel(-5000, { ctrlKey: true });
    const step = open(near);
    step.wheel(-120, { ctrlKey: true });
    expect(jerk.now()).toEqual(step.now());
  });
});

it('lets go of everything when it ends', () => {
  const { stop, point, wheel, onPress, onPoint, now } = open(near);
  stop();
  point('pointerdown', 50, 60);
  point('pointerup', 50, 60);
  point('pointermove', 30, 40, { kind: 'mouse' });
  expect(wheel(-100, { ctrlKey: true })).toBe(false);
  expect([onPress.mock.calls, onPoint.mock.calls]).toEqual([[], []]);
  expect(now()).toEqual(near);
});
