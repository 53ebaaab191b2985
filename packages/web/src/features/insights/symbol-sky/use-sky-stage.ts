import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from '#web/ui/sky/layout/shapes.ts';
import { nameFont, type Scene } from './draw/draw-symbols.ts';
import { type Frame, type View, viewWith, wholeSky, zoomAt } from './draw/projection.ts';
import { createSkyStage, type Shown, type SkyStage } from './draw/sky-stage.ts';
import { followGestures } from './gestures.ts';
import { starAt } from './star-toward.ts';

const fingerReach = 22;

interface StageWishes {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly box: RefObject<HTMLElement | null>;
  readonly frame: Frame;
  /** Null until the sky is laid out. */
  readonly shown: Shown | null;
  readonly onPoint: (star: number | null) => void;
  readonly onPress: (star: number | null) => void;
}

const stillQuery = '(prefers-reduced-motion: reduce)';
const isStill = () => matchMedia(stillQuery).matches;
/** Who asks for more contrast, or for colours of their own, has the signs of kinds beside the names. */
const signedQuery = '(prefers-contrast: more), (forced-colors: active)';
const isSigned = () => matchMedia(signedQuery).matches;

/** The page takes other colours: by its switch, or as the system does. */
function onColours(handle: () => void): () => void {
  const observer = new MutationObserver(handle);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-night'],
  });
  return () => observer.disconnect();
}

/** A sky on a canvas that one can move, come nearer to and press. */
export function useSkyStage({ canvas, box, frame, shown, onPoint, onPress }: StageWishes) {
  const stage = useRef<SkyStage>(null);
  const scene = useRef<Scene>(null);
  const view = useRef<View>(wholeSky);
  const acts = useRef({ frame, onPoint, onPress });
  acts.current = { frame, onPoint, onPress };
  const [isNear, setNear] = useState(false);

  const look = (next: View, isGradual = false) => {
    view.current = next;
    setNear(next.scale > 1);
    if (box.current) box.current.style.touchAction = next.scale > 1 ? 'none' : 'pan-x pan-y';
    stage.current?.look(next, isGradual);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it acts on is read when it acts.
  useEffect(() => {
    if (!canvas.current || !box.current) return;
    const made = createSkyStage({
      canvas: canvas.current,
      isStill,
      isSigned,
      onFrame: (drawn) => {
        scene.current = drawn;
      },
    });
    stage.current = made;
    const under = (at: Point, reach: number) =>
      scene.current ? starAt(at, scene.current.stars, reach) : null;
    const endGestures = followGestures({
      element: box.current,
      frame: () => acts.current.frame,
      view: () => view.current,
      look,
      onPoint: (at) => {
        const star = at && under(at, 10);
        made.point(star);
        acts.current.onPoint(star);
      },
      onPress: (at) => acts.current.onPress(under(at, fingerReach)),
    });
    const endColours = onColours(made.refresh);
    // Names measured in another face would be too long or too short.
    void document.fonts?.load(nameFont).then(made.refresh, () => undefined);
    return () => {
      endGestures();
      endColours();
      made.stop();
      stage.current = null;
    };
  }, [canvas, box]);

  useEffect(() => stage.current?.resize(frame), [frame]);
  useEffect(() => {
    if (shown) stage.current?.show(shown);
  }, [shown]);

  return {
    isNear,
    zoom(factor: number) {
      look(zoomAt({ x: frame.width / 2, y: frame.height / 2 }, factor, frame, view.current), true);
    },
    showWhole: () => look(wholeSky, true),
    /** Moves the sky so far that a star is seen. */
    reveal(at: Point) {
      const next = viewWith(at, frame, view.current);
      if (next !== view.current) look(next, true);
    },
  };
}
