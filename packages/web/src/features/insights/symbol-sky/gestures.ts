import type { Point } from '#web/ui/sky/layout/shapes.ts';
import { type Frame, panBy, type View, wholeSky, zoomAt } from './draw/projection.ts';

/** What gestures act on. */
export interface GestureTarget {
  readonly element: HTMLElement;
  readonly frame: () => Frame;
  readonly view: () => View;
  readonly look: (view: View) => void;
  /** A star is pointed at, or the empty sky; null: nothing any more. */
  readonly onPoint: (at: Point | null) => void;
  readonly onPress: (at: Point) => void;
}

/** A finger that moves less than this has pressed. */
const slack = 8;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * Moves the sky under fingers, mouse and wheel; gives back what ends that. While all of the sky is seen, one finger
 * scrolls the page and the wheel does unless the sky has the focus: nobody is caught in it.
 */
export function followGestures(target: GestureTarget): () => void {
  const { element } = target;
  const down = new Map<number, Point>();
  let begun: Point | null = null;
  let moved = 0;

  const placeOf = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const look = (view: View) => {
    element.style.touchAction = view.scale > 1 ? 'none' : 'pan-x pan-y';
    target.look(view);
  };

  function handleDown(event: PointerEvent) {
    if (event.button !== 0) return;
    down.set(event.pointerId, placeOf(event));
    begun = down.size === 1 ? placeOf(event) : null;
    moved = 0;
    if (down.size === 2) for (const id of down.keys()) element.setPointerCapture(id);
  }

  function handleMove(event: PointerEvent) {
    const at = placeOf(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') target.onPoint(at);
      return;
    }
    const was = [...down.values()];
    down.set(event.pointerId, at);
    const now = [...down.values()];
    moved += Math.hypot(at.x - before.x, at.y - before.y);
    if (moved < slack && now.length === 1) return;
    if (target.view().scale > 1 && now.length === 1) element.setPointerCapture(event.pointerId);
    const [from, to] = [middleOf(was), middleOf(now)];
    const panned = panBy({ x: to.x - from.x, y: to.y - from.y }, target.frame(), target.view());
    const factor = now.length > 1 ? spreadOf(now) / Math.max(1, spreadOf(was)) : 1;
    look(zoomAt(to, factor, target.frame(), panned));
  }

  function handleUp(event: PointerEvent) {
    const isPress = down.size === 1 && moved < slack && begun !== null && event.type === 'pointerup';
    down.delete(event.pointerId);
    if (isPress) target.onPress(placeOf(event));
    begun = null;
  }

  function handleWheel(event: WheelEvent) {
    const isWished = event.ctrlKey || event.metaKey || element.contains(document.activeElement);
    const view = target.view();
    const isOutward = event.deltaY > 0;
    if (!isWished || (isOutward && view.scale <= 1)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const step = Math.max(-120, Math.min(120, event.deltaY * lines));
    look(zoomAt(placeOf(event), Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0025)), target.frame(), view));
  }

  const handleLeave = () => target.onPoint(null);
  look(target.view() ?? wholeSky);
  element.addEventListener('pointerdown', handleDown);
  element.addEventListener('pointermove', handleMove);
  element.addEventListener('pointerup', handleUp);
  element.addEventListener('pointercancel', handleUp);
  element.addEventListener('pointerleave', handleLeave);
  element.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', handleDown);
    element.removeEventListener('pointermove', handleMove);
    element.removeEventListener('pointerup', handleUp);
    element.removeEventListener('pointercancel', handleUp);
    element.removeEventListener('pointerleave', handleLeave);
    element.removeEventListener('wheel', handleWheel);
  };
}
