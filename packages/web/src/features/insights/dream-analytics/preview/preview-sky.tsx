import type { InsightsPreview } from '@chitta/contract';
import { glintRays } from '#web/ui/sky/glint-rays.ts';
import { numbersFrom } from '#web/ui/sky/layout/numbers-from.ts';
import { familyColour, groupFamily } from '#web/ui/symbol-groups/group-family.ts';

const width = 328;
const height = 200;
/** More would be one cloud of light. */
const mostStars = 300;
/** Where the brightest stand, far enough apart for their names. */
const places = [
  { x: 164, y: 84 },
  { x: 76, y: 132 },
  { x: 250, y: 140 },
] as const;

/** Where the nameless stars stand: as many as there are symbols, strewn as chance does, always the same. */
function dust(count: number) {
  const next = numbersFrom('sky of a preview');
  const grains: { readonly x: number; readonly y: number; readonly radius: number }[] = [];
  while (grains.length < count) {
    const [across, up] = [2 * next() - 1, 2 * next() - 1];
    const grain = {
      x: width / 2 + across * (width / 2 - 10),
      y: height / 2 + up * (height / 2 - 10),
      radius: 0.5 + next() ** 2 * 0.9,
    };
    // The corners of a sky are dark, and nothing lies on a name.
    const isOut = across ** 4 + up ** 4 > 1;
    const isTaken = places.some(
      ({ x, y }) => Math.abs(grain.x - x) < 40 && grain.y > y - 18 && grain.y < y + 28,
    );
    if (!isOut && !isTaken) grains.push(grain);
  }
  return grains;
}

type Counts = Pick<InsightsPreview, 'symbols' | 'topSymbols'>;

/** As many stars as the member's dreams have symbols, the most frequent bright and by name. The words below say the same. */
export function PreviewSky({ symbols, topSymbols }: Counts) {
  const named = topSymbols.slice(0, places.length);
  const nameless = dust(Math.max(0, Math.min(symbols, mostStars) - named.length));
  return (
    <div className="insights-preview-sky night-depth" aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} focusable="false" role="presentation">
        {nameless.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
        {named.map(({ slug, name, group }, rank) => (
          <g key={slug} className={familyColour[groupFamily(group)]}>
            <g transform={`translate(${places[rank]?.x} ${places[rank]?.y}) scale(${5 - rank})`}>
              <path d={glintRays} />
            </g>
            <text x={places[rank]?.x} y={(places[rank]?.y ?? 0) + 24}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
