import { mostNamed } from '#web/ui/sky/layout/choose-stars.ts';
import type { MeasuredLabel } from '#web/ui/sky/layout/label-at.ts';
import { clearReach, glintReach } from '#web/ui/sky/layout/shape-star.ts';
import { type Box, circleMeetsBox, type Point } from '#web/ui/sky/layout/shapes.ts';
import { skySizes } from '#web/ui/sky/sky-sizes.ts';
import type { GroupFamily } from '#web/ui/symbol-groups/group-family.ts';
import type { LaidOutSky } from '../layout/lay-out-symbols.ts';
import type { Scene, SceneLine, Stars } from './draw-symbols.ts';
import { type NameRoom, type NameWish, placeNames, withName } from './place-names.ts';
import { type Frame, unitsOf, type View } from './projection.ts';
import { starRadii } from './sky-at.ts';

/** What a scene is put together from. */
export interface SceneParts {
  readonly frame: Frame;
  readonly view: View;
  readonly ratio: number;
  readonly laidOut: Pick<LaidOutSky, 'x' | 'y'>;
  readonly families: readonly GroupFamily[];
  /** Radius of each star where all of the sky is seen, and its light from 0 to 1. */
  readonly radius: Float32Array;
  readonly light: Float32Array;
  readonly lines: readonly SceneLine[];
  /** Who gets a name first; who is not among them gets none. */
  readonly nameOrder: readonly number[];
  readonly labelOf: (star: number) => MeasuredLabel;
  readonly glints: readonly number[];
  readonly active: number | null;
  /** The star under the pointer: it has its name, whoever else has. */
  readonly pointed?: number | null;
  /** Where buttons lie over the sky. */
  readonly kept?: readonly Box[];
  /** Each name has the sign of its kind: colours say little to who looks. */
  readonly hasKinds?: boolean;
}

/** Stars grow as one comes closer, but less than what is between them. */
const growth = 0.4;
/** Pixels between stars at which they have their full size; where they stand closer, the faint ones are smaller. */
const roomy = 44;
/** Smaller ones are grains: no lines, and they step back under a name. */
const grain = 1.7;
/** Square pixels of the frame for each line between stars. */
const areaOfLine = 8500;
/** From this width on there is room for the names of a desk. */
const desk = 560;
const mostOnDesk = 16;
/** Stars of a phone, as parts of those of a desk. */
const onPhone = 0.85;
/** Wishes for each name that there may be. */
const wishesPerName = 4;

/** How much room stars have, to 1: the fuller the sky, the smaller they are, until one comes closer. */
function crowdOf({ frame, view, radius }: SceneParts): number {
  const apart = Math.sqrt((frame.width * frame.height) / Math.max(1, radius.length));
  return Math.min(1, (Math.max(0.2, apart / roomy) * view.scale) / Math.max(1, view.scale ** growth));
}

function starsOf(parts: SceneParts) {
  const { frame, view, laidOut, radius, light, families } = parts;
  const count = radius.length;
  const unit = unitsOf(frame, view);
  const crowd = crowdOf(parts);
  const grown = view.scale ** growth * (frame.width < desk ? onPhone : 1);
  const stars = {
    x: new Float32Array(count),
    y: new Float32Array(count),
    radius: new Float32Array(count),
    light,
    families,
  };
  for (let star = 0; star < count; star += 1) {
    const full = radius[star] ?? 0;
    // What came often stays as bright as it is, however many stand around it.
    const share = Math.min(1, Math.max(0, full - starRadii.least) / (starRadii.most - starRadii.least));
    stars.x[star] = frame.width / 2 + ((laidOut.x[star] ?? 0) - view.x) * unit.x;
    stars.y[star] = frame.height / 2 + ((laidOut.y[star] ?? 0) - view.y) * unit.y;
    stars.radius[star] = full * grown * (crowd + (1 - crowd) * 0.85 * share);
  }
  return stars;
}

const pointOf = ({ x, y }: Stars, star: number): Point => ({ x: x[star] ?? 0, y: y[star] ?? 0 });

/** Lines between grains would be a net: they show as one comes closer. */
function linesOf({ lines, frame, view }: SceneParts, { radius }: Stars): readonly SceneLine[] {
  const isDrawn = ({ from, to }: SceneLine) => Math.max(radius[from] ?? 0, radius[to] ?? 0) > grain;
  const figures = lines.filter((line) => line.kind === 'figure' && isDrawn(line));
  const most = Math.round((frame.width * frame.height * view.scale ** 2) / areaOfLine);
  return [...figures.slice(0, most), ...lines.filter(({ kind }) => kind === 'asked')];
}

interface SeenStar {
  star: number;
  x: number;
  y: number;
  radius: number;
}

/** Used again for every frame: thousands of new ones in each would have to be cleared away while one moves about. */
const pool: SeenStar[] = [];

function seenStar(place: number, star: number, { x, y }: Point, radius: number): SeenStar {
  const seen = pool[place] ?? { star, x, y, radius };
  pool[place] = seen;
  seen.star = star;
  seen.x = x;
  seen.y = y;
  seen.radius = radius;
  return seen;
}

/** What is seen: all stars by what a name may do to them. */
function sortStars({ frame, glints }: SceneParts, stars: Stars) {
  const grains: SeenStar[] = [];
  const large: SeenStar[] = [];
  for (let star = 0; star < stars.x.length; star += 1) {
    const size = stars.radius[star] ?? 0;
    const { x, y } = pointOf(stars, star);
    if (size <= 0.2 || x < -20 || y < -20 || x > frame.width + 20 || y > frame.height + 20) continue;
    const place = grains.length + large.length;
    const isLarge = size > grain;
    // Rays and halo of what is large are no place for words either.
    const drawn = isLarge ? size * (glints.includes(star) ? 2.4 : 1.3) : size;
    (isLarge ? large : grains).push(seenStar(place, star, { x, y }, drawn));
  }
  return { grains, large };
}

function nameStars(parts: SceneParts, stars: Stars, lines: readonly SceneLine[]) {
  const { frame, nameOrder, labelOf, glints, active, pointed = null, kept = [] } = parts;
  const { width, height } = frame;
  const { grains, large } = sortStars(parts, stars);
  const isDesk = width >= desk;
  const most = isDesk ? mostOnDesk : mostNamed;
  const room: NameRoom = {
    width,
    height,
    label: skySizes[isDesk ? 'desktop' : 'phone'].label,
    most,
    stars: large,
    grains,
    lines: lines.map(({ from, to }) => [pointOf(stars, from), pointOf(stars, to)] as const),
    kept,
  };
  const wishOf = (star: number): NameWish => ({
    star,
    ...pointOf(stars, star),
    // Rays reach beyond their star.
    radius: (stars.radius[star] ?? 0) * (glints.includes(star) ? glintReach : clearReach),
    label: labelOf(star),
  });
  const isSeen = (star: number) => {
    const { x, y } = pointOf(stars, star);
    return x > 0 && x < width && y > 0 && y < height && (stars.radius[star] ?? 0) > 0.5;
  };
  const wishing: number[] = [];
  for (const star of nameOrder) {
    if (wishing.length >= most * wishesPerName) break;
    if (isSeen(star)) wishing.push(star);
  }
  const bright = new Set(wishing.slice(0, most * 2));
  const isYielding = ({ star }: { readonly star: number }) => !bright.has(star);
  let names = placeNames(wishing.map(wishOf), { ...room, isYielding });
  for (const star of [active, pointed]) {
    if (star !== null && isSeen(star)) names = withName(names, wishOf(star), room);
  }
  return { names, seen: [...grains, ...large] };
}

/** A frame of the sky: where everything stands, and which names there is room for. */
export function composeScene(parts: SceneParts): Scene {
  const { frame, ratio, glints, active, pointed = null, hasKinds = false } = parts;
  const stars = starsOf(parts);
  const lines = linesOf(parts, stars);
  const { names, seen } = nameStars(parts, stars, lines);
  const named = new Set(names.map(({ star }) => star));
  for (const each of seen) {
    const isUnder = names.some(({ label }) => circleMeetsBox(each, label.box));
    // It steps back under words; one comes closer, or reads the table, to find it.
    if (isUnder && !named.has(each.star)) stars.radius[each.star] = 0;
  }
  const { width, height } = frame;
  const signed = hasKinds ? [...named] : [];
  for (const star of [active, pointed]) if (star !== null && !signed.includes(star)) signed.push(star);
  return { width, height, ratio, stars, glints, lines, names, active, signed, crowd: crowdOf(parts) };
}
