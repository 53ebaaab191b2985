import { composeScene } from '../../../packages/web/src/features/insights/symbol-sky/draw/compose-scene.ts';
import { drawSymbols } from '../../../packages/web/src/features/insights/symbol-sky/draw/draw-symbols.ts';
import { keepInside } from '../../../packages/web/src/features/insights/symbol-sky/draw/projection.ts';
import { familiesOf, skyAt } from '../../../packages/web/src/features/insights/symbol-sky/draw/sky-at.ts';
import { paintAtlas } from '../../../packages/web/src/features/insights/symbol-sky/draw/star-atlas.ts';
import { layOutSymbols } from '../../../packages/web/src/features/insights/symbol-sky/layout/lay-out-symbols.ts';
import { inventSky } from '../../../packages/web/src/features/insights/symbol-sky/testing/invent-sky.ts';
import { measureLabel } from '../../../packages/web/src/ui/sky/layout/label-at.ts';
import { coloursOf, type PictureColours } from '../../../packages/web/src/ui/sky/picture/picture-colours.ts';
import { skySizes } from '../../../packages/web/src/ui/sky/sky-sizes.ts';

export interface FrameTimes {
  /** Milliseconds of the longest step of laying out: for so long the page does not answer. */
  readonly longestStep: number;
  /** Milliseconds of laying out in all. */
  readonly layout: number;
  /** Milliseconds that the script of each frame takes while one moves about, comes closer and goes back. */
  readonly frames: readonly number[];
}

const frame = { width: 390, height: 480, aspect: 0.85 };
const ratio = 2;

/** The page has no style sheet: its tokens are not there. */
function colours(): PictureColours {
  const known = coloursOf(document.documentElement);
  return Object.fromEntries(Object.keys(known).map((name) => [name, '#93bde8'])) as PictureColours;
}

/** Lays out a journal of so many symbols and draws it over and over on a canvas of a phone. */
export function timeFrames(symbols: number, count: number): FrameTimes {
  const sky = inventSky(symbols);
  const started = performance.now();
  const steps = layOutSymbols(sky, frame.aspect);
  let longestStep = 0;
  let before = started;
  let step = steps.next();
  while (!step.done) {
    const now = performance.now();
    longestStep = Math.max(longestStep, now - before);
    before = now;
    step = steps.next();
  }
  const layout = performance.now() - started;
  const laidOut = step.value;
  const canvas = document.createElement('canvas');
  canvas.width = frame.width * ratio;
  canvas.height = frame.height * ratio;
  document.body.append(canvas);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  const at = skyAt(sky, laidOut, sky.steps.length);
  const paints = { colours: colours(), families: familiesOf(sky) };
  const atlas = paintAtlas(paints.colours);
  const labels = sky.stars.map(({ name }) => measureLabel(name, skySizes.phone.label));
  const lines = at.joins.map(({ from, to }) => ({ from, to, kind: 'figure' as const }));
  const light = new Float32Array(symbols).fill(1);
  const frames = Array.from({ length: count }, (_, index) => {
    const begun = performance.now();
    const turn = (index / count) * 2 * Math.PI;
    const scene = composeScene({
      frame,
      view: keepInside({ x: Math.cos(turn), y: Math.sin(turn), scale: 2.5 - 1.5 * Math.cos(turn) }, frame),
      ratio,
      laidOut,
      families: paints.families,
      radius: at.radius,
      light,
      lines,
      nameOrder: at.order,
      labelOf: (star) => labels[star] ?? measureLabel('', skySizes.phone.label),
      glints: at.order.slice(0, 2),
      active: null,
    });
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, frame.width, frame.height);
    drawSymbols(pen, scene, atlas, paints.colours);
    return performance.now() - begun;
  });
  return { longestStep, layout, frames };
}
