import sharp from 'sharp';
import type { DemoMoment } from './demo-memory.ts';

type Scene = NonNullable<DemoMoment['picture']>;

/** Sky above, sky below, light, far hills, near hills. */
const colours: Readonly<Record<Scene, readonly [string, string, string, string, string]>> = {
  morning: ['#8fb4d9', '#f6d7c3', '#fff4dc', '#7d8fa8', '#46566e'],
  sea: ['#6fa8c9', '#d6ecf2', '#ffffff', '#3d7f9e', '#1f5573'],
  evening: ['#40366b', '#f0926b', '#ffd98a', '#5c3f63', '#2b2140'],
  wood: ['#a9bfae', '#e9efe2', '#fffbe6', '#5f8064', '#2f4a38'],
};

/** A small landscape in flat colours, as PNG: a demo needs no photograph of anybody. */
export function paintPicture(scene: Scene): Promise<Buffer> {
  const [above, below, light, far, near] = colours[scene];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/>
    </linearGradient></defs>
    <rect width="960" height="720" fill="url(#sky)"/>
    <circle cx="690" cy="250" r="74" fill="${light}"/>
    <path d="M0 470 Q220 330 430 450 T960 400 V720 H0 Z" fill="${far}"/>
    <path d="M0 590 Q260 480 540 590 T960 540 V720 H0 Z" fill="${near}"/>
  </svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}
