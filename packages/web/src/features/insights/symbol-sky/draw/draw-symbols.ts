import { glintRays } from '#web/ui/sky/glint-rays.ts';
import type { Point } from '#web/ui/sky/layout/shapes.ts';
import type { PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import type { GroupFamily } from '#web/ui/symbol-groups/group-family.ts';
import { nameHeight, type PlacedName } from './place-names.ts';
import { glowReach, type StarAtlas } from './star-atlas.ts';

type Pen = CanvasRenderingContext2D;

/** Stars on the page as they are at this moment, by their places in the journal. */
export interface Stars {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Pixels of the page; 0: not there. */
  readonly radius: Float32Array;
  /** From 0 to 1. */
  readonly light: Float32Array;
  readonly families: readonly GroupFamily[];
}

export interface SceneLine {
  readonly from: number;
  readonly to: number;
  readonly kind: 'figure' | 'asked';
}

/** All that a frame shows. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen in one of the page. */
  readonly ratio: number;
  readonly stars: Stars;
  /** The brightest ones, which glint. */
  readonly glints: readonly number[];
  readonly lines: readonly SceneLine[];
  readonly names: readonly PlacedName[];
  readonly nameOf: (star: number) => string;
  readonly font: string;
  /** Below 1 where stars stand so close that their lines would hide them. */
  readonly crowd: number;
  /** The star that is asked about. */
  readonly active: number | null;
}

const quietLight = 0.5;

function addLine(pen: Pen, { x, y, radius }: Stars, { from, to }: SceneLine): void {
  const [ax, ay, bx, by] = [x[from] ?? 0, y[from] ?? 0, x[to] ?? 0, y[to] ?? 0];
  const away = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  const [begin, end] = [(radius[from] ?? 0) + 3, (radius[to] ?? 0) + 3];
  if (away <= begin + end) return;
  pen.moveTo(ax + ((bx - ax) * begin) / away, ay + ((by - ay) * begin) / away);
  pen.lineTo(bx - ((bx - ax) * end) / away, by - ((by - ay) * end) / away);
}

/** One path for all lines that look alike: a path of its own for each would take most of a frame. */
function drawLines(pen: Pen, { stars, lines, crowd }: Scene, colours: PictureColours): void {
  const lightOf = ({ from, to }: SceneLine) => Math.min(stars.light[from] ?? 0, stars.light[to] ?? 0);
  const layers = [
    { kind: 'figure', isLit: false, colour: colours['sky-line'], width: 0.8, alpha: 0.22 },
    { kind: 'figure', isLit: true, colour: colours['sky-line'], width: 0.9, alpha: 0.75 },
    { kind: 'asked', isLit: true, colour: colours.amber, width: 1.2, alpha: 0.8 },
  ] as const;
  pen.lineCap = 'round';
  for (const { kind, isLit, colour, width, alpha } of layers) {
    pen.beginPath();
    for (const line of lines) {
      const light = lightOf(line);
      if (line.kind === kind && light > 0.05 && light > quietLight === isLit) addLine(pen, stars, line);
    }
    pen.globalAlpha = kind === 'figure' ? alpha * crowd : alpha;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function drawStars(pen: Pen, { stars, width, height, ratio }: Scene, atlas: StarAtlas): void {
  const { x, y, radius, light, families } = stars;
  let alpha = 1;
  for (let star = 0; star < x.length; star += 1) {
    const size = radius[star] ?? 0;
    const reach = size * glowReach;
    const [px, py] = [x[star] ?? 0, y[star] ?? 0];
    const isOut = px < -reach || px > width + reach || py < -reach || py > height + reach;
    if (size <= 0 || isOut) continue;
    const bright = light[star] ?? 0;
    if (bright !== alpha) {
      pen.globalAlpha = bright;
      alpha = bright;
    }
    const from = atlas.at(families[star] ?? 'thing', size * ratio);
    pen.drawImage(
      atlas.canvas,
      from.x,
      from.y,
      from.side,
      from.side,
      px - reach,
      py - reach,
      reach * 2,
      reach * 2,
    );
  }
  pen.globalAlpha = 1;
}

/** A path at a place of the page, in its own size. */
function fillAt(pen: Pen, path: Path2D, { x, y }: Point, scale: number): void {
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fill(path);
  pen.scale(1 / scale, 1 / scale);
  pen.translate(-x, -y);
}

function drawGlints(pen: Pen, { stars, glints }: Scene, colours: PictureColours): void {
  const rays = new Path2D(glintRays);
  for (const star of glints) {
    pen.globalAlpha = 0.85 * (stars.light[star] ?? 0);
    pen.fillStyle = colours[stars.families[star] ?? 'thing'];
    fillAt(pen, rays, { x: stars.x[star] ?? 0, y: stars.y[star] ?? 0 }, stars.radius[star] ?? 0);
  }
  pen.globalAlpha = 1;
}

function drawActive(pen: Pen, { stars, active }: Scene, colours: PictureColours): void {
  if (active === null) return;
  pen.beginPath();
  pen.arc(stars.x[active] ?? 0, stars.y[active] ?? 0, (stars.radius[active] ?? 0) + 6, 0, 2 * Math.PI);
  pen.strokeStyle = colours.amber;
  pen.lineWidth = 1.75;
  pen.stroke();
}

function drawNames(pen: Pen, scene: Scene, colours: PictureColours): void {
  const { names, nameOf, stars, font, active } = scene;
  pen.font = font;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  for (const { star, box } of names) {
    const middle = box.top + nameHeight / 2;
    pen.globalAlpha = Math.max(quietLight, stars.light[star] ?? 0);
    pen.strokeStyle = colours.surface;
    pen.lineWidth = 3;
    pen.strokeText(nameOf(star), box.left, middle + 1);
    pen.fillStyle = star === active ? colours.amber : colours.text;
    pen.fillText(nameOf(star), box.left, middle + 1);
  }
  pen.globalAlpha = 1;
}

/** Draws a frame where the pen stands. */
export function drawSymbols(pen: Pen, scene: Scene, atlas: StarAtlas, colours: PictureColours): void {
  drawLines(pen, scene, colours);
  drawGlints(pen, scene, colours);
  drawStars(pen, scene, atlas);
  drawActive(pen, scene, colours);
  drawNames(pen, scene, colours);
}
