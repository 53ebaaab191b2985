import type { Point } from '#web/ui/sky/layout/shapes.ts';

/** The room that a sky is drawn in, in pixels of the page. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Half the width of the laid-out sky; half its height is 1. */
  readonly aspect: number;
}

/** What of the sky is seen: its middle, and how many times larger than all of it. */
export interface View extends Point {
  readonly scale: number;
}

export const wholeSky: View = { x: 0, y: 0, scale: 1 };
export const mostScale = 10;

/** Left free, so that the words of outer stars have room. */
const edge = 30;

/** Pixels of one unit of the sky. */
export function unitsOf({ width, height, aspect }: Frame, { scale }: View): Point {
  return {
    x: (Math.max(60, width - 2 * edge) / (2 * aspect)) * scale,
    y: (Math.max(60, height - 2 * edge) / 2) * scale,
  };
}

/** Where a place of the sky is on the page. */
export function project(at: Point, frame: Frame, view: View): Point {
  const unit = unitsOf(frame, view);
  return {
    x: frame.width / 2 + (at.x - view.x) * unit.x,
    y: frame.height / 2 + (at.y - view.y) * unit.y,
  };
}

/** A view whose frame is never left empty. */
export function keepInside({ x, y, scale }: View, { aspect }: Pick<Frame, 'aspect'>): View {
  const bounded = Math.min(mostScale, Math.max(1, scale));
  const free = 1 - 1 / bounded;
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
  return { x: clamp(x, aspect * free), y: clamp(y, free), scale: bounded };
}

/** Closer or farther by a factor; what is under the point stays under it. */
export function zoomAt(point: Point, factor: number, frame: Frame, view: View): View {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor));
  const before = unitsOf(frame, view);
  const after = unitsOf(frame, { ...view, scale });
  const [dx, dy] = [point.x - frame.width / 2, point.y - frame.height / 2];
  return keepInside(
    { x: view.x + dx / before.x - dx / after.x, y: view.y + dy / before.y - dy / after.y, scale },
    frame,
  );
}

/** Moved along by pixels of the page. */
export function panBy(by: Point, frame: Frame, view: View): View {
  const unit = unitsOf(frame, view);
  return keepInside({ ...view, x: view.x - by.x / unit.x, y: view.y - by.y / unit.y }, frame);
}

/** Moved so far that a place of the sky is well inside the frame; the same view where it is. */
export function viewWith(at: Point, frame: Frame, view: View): View {
  const { x, y } = project(at, frame, view);
  const [across, up] = [frame.width * 0.12, frame.height * 0.12];
  const isInside = x > across && x < frame.width - across && y > up && y < frame.height - up;
  return isInside ? view : keepInside({ ...view, x: at.x, y: at.y }, frame);
}
