import { layOutSky } from '#web/ui/sky/layout/lay-out-sky.ts';
import { drawDepth } from '#web/ui/sky/picture/draw-depth.ts';
import type { PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import type { SkyDream } from '#web/ui/sky/sky-dream.ts';
import { type CardWords, card, cardStyles, layOutCard } from './card-layout.ts';
import { drawSky } from './draw-sky.ts';

/** What a picture of a dream shows. */
export interface Card extends CardWords {
  readonly sky: SkyDream;
  readonly night: Date;
  /** The night in words, at the foot. */
  readonly nightWords: string;
}

const footerFont = '400 28px "Figtree Variable", system-ui, sans-serif';
const brandFont = '500 34px "Literata Variable", Georgia, serif';

/** Draws the picture of a dream onto a canvas of its size. Its faces must have been loaded. */
export function drawCard(pen: CanvasRenderingContext2D, shown: Card, colours: PictureColours): void {
  const { lines, skyScale, horizon } = layOutCard(shown, (text, font) => {
    pen.font = font;
    return pen.measureText(text).width;
  });
  const { width, height, side, bottom } = card;
  drawDepth(pen, { width, height, horizon }, colours);
  pen.save();
  pen.translate((width * (1 - skyScale)) / 2, 0);
  pen.scale(skyScale, skyScale);
  drawSky(pen, layOutSky(shown.sky, 'card'), shown.night, colours);
  pen.restore();
  pen.textAlign = 'left';
  for (const { style, text, y } of lines) {
    pen.font = cardStyles[style].font;
    pen.fillStyle = style === 'dream' ? colours.muted : colours.text;
    pen.fillText(text, side, y);
  }
  pen.fillStyle = colours.muted;
  pen.font = footerFont;
  pen.fillText(shown.nightWords, side, height - bottom);
  pen.textAlign = 'right';
  pen.font = brandFont;
  pen.fillStyle = colours.amber;
  pen.fillText('Chitta', width - side, height - bottom);
}

/** Fetches the faces that the picture is written in; without them it would be written in others. */
export async function loadCardFaces(): Promise<void> {
  const fonts = [...Object.values(cardStyles).map(({ font }) => font), footerFont, brandFont];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
}
