import type { PictureColours } from './picture-colours.ts';

interface Ground {
  readonly width: number;
  readonly height: number;
  /** Where the sky ends, from above. */
  readonly horizon: number;
}

/** The last light of the day behind the lowest stars, as on the pages. */
export function drawDepth(
  pen: CanvasRenderingContext2D,
  { width, height, horizon }: Ground,
  colours: PictureColours,
): void {
  pen.fillStyle = colours.surface;
  pen.fillRect(0, 0, width, height);
  const layers = [
    { colour: colours['sky-low'], across: 0.62, up: 0.95 },
    { colour: colours['sky-dusk'], across: 0.6, up: 0.5 },
    { colour: colours['sky-horizon'], across: 0.5, up: 0.2 },
  ];
  for (const { colour, across, up } of layers) {
    pen.save();
    // A circle, pressed flat: gradients of canvases are round.
    pen.translate(width / 2, horizon);
    pen.scale(width * across, horizon * up);
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
    light.addColorStop(0, colour);
    light.addColorStop(1, 'transparent');
    pen.fillStyle = light;
    pen.fillRect(-1, -1, 2, 1);
    pen.restore();
  }
}
