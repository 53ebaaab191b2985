import { glintRays } from '#web/ui/sky/glint-rays.ts';
import type { Point } from '#web/ui/sky/layout/shapes.ts';
import type { PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import { kindRadius } from '#web/ui/sky/star-light.ts';
import type { GroupFamily } from '#web/ui/symbol-groups/group-family.ts';
import { groupOutlines } from '#web/ui/symbol-groups/group-outlines.ts';
import type { PlacedName } from './place-names.ts';
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
  /** Below 1 where stars stand so close that their lines would hide them. */
  readonly crowd: number;
  /** The star that is asked about. */
  readonly active: number | null;
  /** Stars that have the sign of their kind around them. */
  readonly signed: readonly number[];
}

/** The face of names, in the size for which their room was measured. */
export const nameFont = 'italic 400 13px "Literata Variable", "Literata Fallback", Georgia, serif';

const quietLight = 0.5;

function addLine(pen: Pen, { x, y, radius }: Stars, { from, to }: SceneLine): void {
  const [ax, ay, bx, by] = [x[from] ?? 0, y[from] ?? 0, x[to] ?? 0, y[to] ?? 0];
  const away = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  const [begin, end] = [(radius[from] ?? 0) + 3, (radius[to] ?? 0) + 3];
  if (away <= begin + end) return;
  pen.moveTo(ax + ((bx - ax) * begin) / away, ay + ((by - ay) * begin) / away);
  pen.lineTo(bx - ((bx - ax) * end) / away, by - ((by - ay) * end) / away);
}

/** No line runs through words: where it has to pass there, it stops and goes on behind them. */
function keepWordsClear(pen: Pen, { width, height, names }: Scene): void {
  pen.beginPath();
  pen.rect(0, 0, width, height);
  for (const { label } of names) {
    const { left, top, right, bottom } = label.box;
    pen.rect(left - 2, top, right - left + 4, bottom - top);
  }
  pen.clip('evenodd');
}

/** One path for all lines that look alike: a path of its own for each would take most of a frame. */
function drawLines(pen: Pen, scene: Scene, colours: PictureColours): void {
  const { stars, lines, crowd } = scene;
  const lightOf = ({ from, to }: SceneLine) => Math.min(stars.light[from] ?? 0, stars.light[to] ?? 0);
  const layers = [
    { kind: 'figure', isLit: false, colour: colours['sky-line'], width: 0.75, alpha: 0.22 },
    { kind: 'figure', isLit: true, colour: colours['sky-line'], width: 0.75, alpha: 0.8 },
    { kind: 'asked', isLit: true, colour: colours.amber, width: 1.2, alpha: 0.8 },
  ] as const;
  pen.lineCap = 'round';
  pen.save();
  keepWordsClear(pen, scene);
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
  pen.restore();
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
    const at = { x: stars.x[star] ?? 0, y: stars.y[star] ?? 0 };
    const layers = [
      { fill: colours[stars.families[star] ?? 'thing'], alpha: 0.85 },
      { fill: colours['star-heart'], alpha: 0.22 },
    ];
    for (const { fill, alpha } of layers) {
      pen.globalAlpha = alpha * (stars.light[star] ?? 0);
      pen.fillStyle = fill;
      fillAt(pen, rays, at, stars.radius[star] ?? 0);
    }
  }
  pen.globalAlpha = 1;
}

/** The signs of kinds around the stars that are asked about: there colour does not speak alone. */
function drawSigns(pen: Pen, { stars, signed }: Scene, colours: PictureColours): void {
  for (const star of signed) {
    const [family, radius] = [stars.families[star] ?? 'thing', stars.radius[star] ?? 0];
    if (radius <= 0) continue;
    const scale = kindRadius(radius);
    pen.save();
    pen.translate(stars.x[star] ?? 0, stars.y[star] ?? 0);
    pen.scale(scale, scale);
    pen.strokeStyle = colours[family];
    pen.lineWidth = 1.25 / scale;
    pen.stroke(new Path2D(groupOutlines[family]));
    pen.restore();
  }
}

const aligns = { start: 'left', middle: 'center', end: 'right' } as const;

function drawNames(pen: Pen, { names, stars, active }: Scene, colours: PictureColours): void {
  pen.font = nameFont;
  pen.textBaseline = 'alphabetic';
  for (const { star, label } of names) {
    pen.globalAlpha = Math.max(quietLight, stars.light[star] ?? 0);
    pen.fillStyle = star === active ? colours.amber : colours.text;
    pen.textAlign = aligns[label.anchor];
    // As wide as was measured, in whatever face it arrives.
    for (const { text, x, y, width } of label.lines) pen.fillText(text, x, y, width);
  }
  pen.globalAlpha = 1;
}

/** Draws a frame where the pen stands. */
export function drawSymbols(pen: Pen, scene: Scene, atlas: StarAtlas, colours: PictureColours): void {
  drawLines(pen, scene, colours);
  drawGlints(pen, scene, colours);
  drawStars(pen, scene, atlas);
  drawSigns(pen, scene, colours);
  drawNames(pen, scene, colours);
}
