import { glintRays } from '#web/ui/sky/glint-rays.ts';
import type { PlacedJoin, PlacedSky, PlacedStar } from '#web/ui/sky/layout/placed-sky.ts';
import type { Circle } from '#web/ui/sky/layout/shapes.ts';
import { litPath, moonPhase } from '#web/ui/sky/moon/moon-phase.ts';
import type { PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import { skySizes } from '#web/ui/sky/sky-sizes.ts';
import { groupFamily } from '#web/ui/symbol-groups/group-family.ts';

type Pen = CanvasRenderingContext2D;

function disc(pen: Pen, { x, y, radius }: Circle): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Light that thins out from a centre. */
function drawGlow(pen: Pen, at: Circle, colour: string, strength = 0.5): void {
  const light = pen.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius);
  light.addColorStop(0.15, colour);
  light.addColorStop(1, 'transparent');
  pen.save();
  pen.globalAlpha = strength;
  pen.fillStyle = light;
  disc(pen, at);
  pen.fill();
  pen.restore();
}

function drawJoin(pen: Pen, { from, to, isKey }: PlacedJoin, colours: PictureColours): void {
  pen.strokeStyle = isKey ? colours.amber : colours['sky-line'];
  pen.lineWidth = isKey ? 3 : 2;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
}

function drawStar(pen: Pen, star: PlacedStar, colours: PictureColours): void {
  const { x, y, radius, brightness, isGlint, rings } = star;
  const colour = colours[groupFamily(star.group)];
  drawGlow(pen, { x, y, radius: radius * (3.4 + brightness) }, colour, 0.35);
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5;
  for (const ring of rings) {
    pen.globalAlpha = 0.45;
    disc(pen, { x, y, radius: ring });
    pen.stroke();
    pen.globalAlpha = 1;
  }
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  pen.fillStyle = colour;
  if (isGlint) pen.fill(new Path2D(glintRays));
  disc(pen, { x: 0, y: 0, radius: 1 });
  pen.fill();
  pen.globalAlpha = 0.55;
  pen.fillStyle = colours['star-heart'];
  disc(pen, { x: 0, y: 0, radius: 0.75 });
  pen.fill();
  pen.restore();
}

function drawWords(pen: Pen, { label }: PlacedStar, colours: PictureColours): void {
  if (!label) return;
  pen.font = `italic 400 ${skySizes.card.label.size}px "Literata Variable", Georgia, serif`;
  pen.fillStyle = colours.text;
  pen.textAlign = label.anchor === 'middle' ? 'center' : label.anchor;
  for (const { text, x, y, width } of label.lines) pen.fillText(text, x, y, width * 1.02);
}

function drawMoon(pen: Pen, moon: Circle, night: Date, colours: PictureColours): void {
  const phase = moonPhase(night);
  drawGlow(pen, { ...moon, radius: moon.radius * 2.6 }, colours['moon-lit'], 0.4 * phase.illumination);
  pen.fillStyle = colours['moon-dark'];
  disc(pen, moon);
  pen.fill();
  pen.save();
  pen.translate(moon.x, moon.y);
  pen.scale(moon.radius, moon.radius);
  pen.fillStyle = colours['moon-lit'];
  pen.fill(new Path2D(litPath(phase)));
  pen.restore();
  pen.strokeStyle = colours['moon-edge'];
  pen.lineWidth = 1.5;
  disc(pen, moon);
  pen.stroke();
}

/** Draws a laid-out sky where the pen stands, as `SkyDrawing` does on a page. */
export function drawSky(pen: Pen, sky: PlacedSky, night: Date, colours: PictureColours): void {
  if (sky.moon) drawMoon(pen, sky.moon, night, colours);
  pen.fillStyle = colours['sky-grain'];
  pen.globalAlpha = 0.7;
  for (const grain of sky.dust) {
    disc(pen, grain);
    pen.fill();
  }
  pen.globalAlpha = 1;
  for (const join of sky.joins) drawJoin(pen, join, colours);
  for (const star of sky.stars) drawStar(pen, star, colours);
  for (const star of sky.stars) drawWords(pen, star, colours);
}
