import { type PointerEvent, useRef, useState } from 'react';
import { type Area, areaAround, areaBetween, changeArea, smallest } from './shot.ts';

type Place = Pick<Area, 'x' | 'y'>;

/** What a pointer holds: a new area, or the one with this number, by its corner with `isSize`. */
interface Held {
  readonly from: Place;
  readonly at: number | null;
  readonly isSize: boolean;
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}

function heldAt({ target }: PointerEvent<HTMLElement>): Omit<Held, 'from'> {
  const at = (target as Element).closest<HTMLElement>('[data-area]')?.dataset.area;
  return {
    at: at === undefined ? null : Number(at),
    isSize: (target as Element).closest('.screenshot-corner') !== null,
  };
}

/** The areas as they are with what is held let go at a place. */
function letGo(areas: readonly Area[], { from, at, isSize }: Held, to: Place): readonly Area[] {
  if (at === null) return [...areas, areaBetween(from, to)];
  const by = { x: to.x - from.x, y: to.y - from.y };
  return areas.map((area, place) => (place === at ? changeArea(area, by, isSize) : area));
}

/**
 * Draws areas with a pointer, moves and sizes those that are there; a press alone sets one. A finger that goes up or down
 * scrolls the page: the browser takes it away, and nothing is drawn.
 */
export function useHeldAreas(areas: readonly Area[], onChange: (areas: readonly Area[]) => void) {
  const held = useRef<Held | null>(null);
  const [shown, setShown] = useState<readonly Area[] | null>(null);
  function drop() {
    held.current = null;
    setShown(null);
  }
  return {
    shown: shown ?? areas,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || held.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { from: placeOf(event), ...heldAt(event) };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (held.current) setShown(letGo(areas, held.current, placeOf(event)));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const { current } = held;
        if (!current) return;
        const to = placeOf(event);
        drop();
        const drawn = areaBetween(current.from, to);
        const isPress = drawn.width < smallest && drawn.height < smallest;
        if (current.at === null && isPress) onChange([...areas, areaAround(current.from)]);
        // A line is no area, and whoever presses one that is there only chooses it.
        else if (!isPress && (current.at !== null || Math.min(drawn.width, drawn.height) >= smallest))
          onChange(letGo(areas, current, to));
      },
      onPointerCancel: drop,
    },
  };
}
