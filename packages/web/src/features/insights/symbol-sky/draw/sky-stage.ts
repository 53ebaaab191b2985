import type { SymbolSky } from '@chitta/contract';
import { type MeasuredLabel, measureLabel } from '#web/ui/sky/layout/label-at.ts';
import { mostGlints } from '#web/ui/sky/layout/shape-star.ts';
import { coloursOf, type PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import { skySizes } from '#web/ui/sky/sky-sizes.ts';
import type { LaidOutSky } from '../layout/lay-out-symbols.ts';
import { composeScene } from './compose-scene.ts';
import { drawSymbols, type Scene, type SceneLine } from './draw-symbols.ts';
import { type Frame, type View, wholeSky } from './projection.ts';
import { familiesOf, metBy, type SkyAt, skyAt } from './sky-at.ts';
import { paintAtlas, type StarAtlas } from './star-atlas.ts';

/** What is looked at. */
export interface Shown {
  readonly sky: SymbolSky;
  readonly laidOut: LaidOutSky;
  /** The step up to which, by its place. */
  readonly until: number;
  /** Whether a star steps back. */
  readonly isDim: (star: number) => boolean;
  readonly active: number | null;
}

export interface SkyStage {
  readonly show: (shown: Shown) => void;
  /** At once, or within a moment. */
  readonly look: (view: View, isGradual?: boolean) => void;
  /** The pointer rests on a star, or on none. */
  readonly point: (star: number | null) => void;
  readonly resize: (frame: Frame) => void;
  /** Paints anew: the colours or the faces of the page have changed. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

const calm = 220;
/** Stars come out when a sky is first seen; nothing moves by itself for longer than this. */
const firstCalm = 700;
/** The buttons at the foot, in pixels from the right and from below. */
const buttons = { width: 60, height: 146 } as const;
const dimLight = 0.22;

const ease = (part: number) => 1 - (1 - Math.min(1, part)) ** 3;

/** Values on their way from what they were to what they shall be. */
function createTween(count: number) {
  const from = new Float32Array(count);
  const now = new Float32Array(count);
  let to = new Float32Array(count);
  return {
    now,
    aim(values: Float32Array<ArrayBuffer>) {
      from.set(now);
      to = values;
    },
    go(part: number) {
      for (let place = 0; place < now.length; place += 1) {
        const begin = from[place] ?? 0;
        now[place] = begin + ((to[place] ?? 0) - begin) * part;
      }
    },
  };
}

function linesOf({ sky, until, active }: Shown, joins: SkyAt['joins']): readonly SceneLine[] {
  const figures = joins.map(({ from, to }) => ({ from, to, kind: 'figure' as const }));
  if (active === null) return figures;
  const asked = metBy(sky, active, until)
    .slice(0, 24)
    .map(({ star }) => ({ from: active, to: star, kind: 'asked' as const }));
  return [...figures, ...asked];
}

/** All of a sky but its frame: what is the same however one looks at it. */
function prepare(shown: Shown) {
  const { sky, laidOut, until, isDim, active } = shown;
  const at = skyAt(sky, laidOut, until);
  const met = active === null ? [] : metBy(sky, active, until).map(({ star }) => star);
  const near = new Set(active === null ? [] : [active, ...met]);
  const isQuiet = (star: number) => isDim(star) || (active !== null && !near.has(star));
  const lit = at.order.filter((star) => !isQuiet(star));
  return {
    at,
    light: Float32Array.from(at.radius, (radius, star) => (radius === 0 ? 0 : isQuiet(star) ? dimLight : 1)),
    lines: linesOf(shown, at.joins),
    nameOrder: active === null ? lit : [active, ...met.filter((star) => !isDim(star))],
    glints: lit.filter((star) => (at.dreams[star] ?? 0) > 2).slice(0, mostGlints),
    families: familiesOf(sky),
  };
}

interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  /** Whether the member wants nothing to move. */
  readonly isStill: () => boolean;
  /** Whether names have the signs of their kinds. */
  readonly isSigned: () => boolean;
  /** After each frame, for those who ask what is where. */
  readonly onFrame: (scene: Scene, view: View) => void;
}

/** Draws a sky whenever something about it has changed, and only then. */
export function createSkyStage({ canvas, isStill, isSigned, onFrame }: StageOptions): SkyStage {
  const pen = canvas.getContext('2d');
  let frame: Frame = { width: 1, height: 1, aspect: 1 };
  let view = wholeSky;
  let from = wholeSky;
  let to = wholeSky;
  let viewed = 0;
  let changed = 0;
  let length = firstCalm;
  let shown: Shown | null = null;
  let prepared: ReturnType<typeof prepare> | null = null;
  let radius = createTween(0);
  let light = createTween(0);
  let request = 0;
  let paints: { readonly colours: PictureColours; readonly atlas: StarAtlas } | null = null;
  let pointed: number | null = null;
  const labels = new Map<string, MeasuredLabel>();

  const ratioNow = () => Math.min(2, globalThis.devicePixelRatio || 1);
  const ask = () => {
    request ||= requestAnimationFrame(draw);
  };

  function labelOf(name: string): MeasuredLabel {
    const label = labels.get(name) ?? measureLabel(name, skySizes.phone.label);
    labels.set(name, label);
    return label;
  }

  function move(now: number): boolean {
    const viewPart = isStill() ? 1 : ease((now - viewed) / calm);
    view = {
      x: from.x + (to.x - from.x) * viewPart,
      y: from.y + (to.y - from.y) * viewPart,
      scale: from.scale + (to.scale - from.scale) * viewPart,
    };
    const part = isStill() ? 1 : ease((now - changed) / length);
    radius.go(part);
    light.go(part);
    return viewPart < 1 || part < 1;
  }

  function draw(now: number): void {
    request = 0;
    if (!shown || !prepared || !pen) return;
    const isMoving = move(now);
    paints ??= paint();
    const { sky, laidOut, active } = shown;
    const { width, height } = frame;
    const scene = composeScene({
      frame,
      view,
      ratio: ratioNow(),
      laidOut,
      families: prepared.families,
      radius: radius.now,
      light: light.now,
      lines: prepared.lines,
      nameOrder: prepared.nameOrder,
      labelOf: (star) => labelOf(sky.stars[star]?.name ?? ''),
      glints: prepared.glints,
      active,
      pointed,
      kept: [{ left: width - buttons.width, top: height - buttons.height, right: width, bottom: height }],
      hasKinds: isSigned(),
    });
    pen.setTransform(scene.ratio, 0, 0, scene.ratio, 0, 0);
    pen.clearRect(0, 0, frame.width, frame.height);
    drawSymbols(pen, scene, paints.atlas, paints.colours);
    onFrame(scene, view);
    if (isMoving) ask();
  }

  function paint() {
    const colours = coloursOf(canvas);
    return { colours, atlas: paintAtlas(colours) };
  }

  return {
    show(next) {
      const isOther = shown?.laidOut !== next.laidOut;
      shown = next;
      prepared = prepare(next);
      if (isOther) {
        radius = createTween(next.sky.stars.length);
        light = createTween(next.sky.stars.length);
        length = firstCalm;
      } else length = calm;
      radius.aim(Float32Array.from(prepared.at.radius));
      light.aim(prepared.light);
      changed = performance.now();
      ask();
    },
    look(next, isGradual = false) {
      from = isGradual ? view : next;
      to = next;
      viewed = performance.now();
      ask();
    },
    point(star) {
      if (star === pointed) return;
      pointed = star;
      ask();
    },
    resize(next) {
      frame = next;
      const ratio = ratioNow();
      canvas.width = Math.round(next.width * ratio);
      canvas.height = Math.round(next.height * ratio);
      ask();
    },
    refresh() {
      paints = null;
      ask();
    },
    stop() {
      cancelAnimationFrame(request);
      request = 0;
    },
  };
}
