import type { SymbolSky } from '@chitta/contract';
import { measureLabel } from '#web/ui/sky/layout/label-at.ts';
import { mostGlints } from '#web/ui/sky/layout/shape-star.ts';
import { drawDepth } from '#web/ui/sky/picture/draw-depth.ts';
import type { PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import { skySizes } from '#web/ui/sky/sky-sizes.ts';
import { composeScene } from '../draw/compose-scene.ts';
import { drawSymbols, nameFont } from '../draw/draw-symbols.ts';
import { wholeSky } from '../draw/projection.ts';
import { familiesOf, skyAt } from '../draw/sky-at.ts';
import { paintAtlas } from '../draw/star-atlas.ts';
import { layOutAtOnce } from '../layout/lay-out-symbols.ts';

/** What the picture of a sky shows: never a word of a dream. */
export interface SkyPicture {
  readonly sky: SymbolSky;
  readonly until: number;
  readonly hasNames: boolean;
  readonly title: string;
  /** At the foot: how many symbols and dreams, until when. */
  readonly line: string;
}

export const picture = { width: skySizes.card.width, height: skySizes.card.height } as const;
/** The sky is drawn in pixels of a page, and so much larger. */
const enlarged = 2.4;
const horizon = 1090;
const [side, bottom] = [84, 84];
const fonts = {
  title: '500 62px "Literata Variable", Georgia, serif',
  line: '400 30px "Figtree Variable", system-ui, sans-serif',
  brand: '500 34px "Literata Variable", Georgia, serif',
  name: nameFont,
} as const;

/** Fetches the faces that the picture is written in. */
export async function loadPictureFaces(): Promise<void> {
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font)));
}

function drawStars(pen: CanvasRenderingContext2D, shown: SkyPicture, colours: PictureColours): void {
  const { sky, until, hasNames } = shown;
  const frame = { width: picture.width / enlarged, height: (horizon - 40) / enlarged, aspect: 0.95 };
  const laidOut = layOutAtOnce(sky, frame.aspect);
  const at = skyAt(sky, laidOut, until);
  const scene = composeScene({
    frame,
    view: wholeSky,
    ratio: enlarged,
    laidOut,
    families: familiesOf(sky),
    radius: at.radius,
    light: Float32Array.from(at.radius, (radius) => (radius > 0 ? 1 : 0)),
    lines: at.joins.map(({ from, to }) => ({ from, to, kind: 'figure' as const })),
    nameOrder: hasNames ? at.order : [],
    labelOf: (star) => measureLabel(sky.stars[star]?.name ?? '', skySizes.phone.label),
    glints: at.order.filter((star) => (at.dreams[star] ?? 0) > 2).slice(0, mostGlints),
    active: null,
  });
  pen.save();
  pen.translate(0, 30);
  pen.scale(enlarged, enlarged);
  drawSymbols(pen, scene, paintAtlas(colours), colours);
  pen.restore();
}

/** Draws the picture of a sky onto a canvas of its size. Its faces must have been loaded. */
export function drawPicture(pen: CanvasRenderingContext2D, shown: SkyPicture, colours: PictureColours): void {
  const { width, height } = picture;
  drawDepth(pen, { width, height, horizon }, colours);
  drawStars(pen, shown, colours);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.fillStyle = colours.text;
  pen.font = fonts.title;
  pen.fillText(shown.title, side, height - bottom - 82, width - 2 * side);
  pen.fillStyle = colours.muted;
  pen.font = fonts.line;
  pen.fillText(shown.line, side, height - bottom, width - 2 * side - 160);
  pen.textAlign = 'right';
  pen.font = fonts.brand;
  pen.fillStyle = colours.amber;
  pen.fillText('Chitta', width - side, height - bottom);
}
