import type { InsightsPreview } from '@chitta/contract';
import { glintRays } from '#web/ui/sky/glint-rays.ts';
import { familyColour, groupFamily } from '#web/ui/symbol-groups/group-family.ts';

const width = 328;
const height = 200;
/** More would be one cloud of light. */
const mostStars = 300;
/** The angle by which each next seed of a sunflower turns, so that none lies on another. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Where the brightest stand, far enough apart for their names. */
const places = [
  { x: 164, y: 84 },
  { x: 76, y: 132 },
  { x: 250, y: 140 },
] as const;

/** A little off its place, as stars are, and the same each time. */
const shifted = (index: number, by: number) => ((index * 7919) % by) - (by - 1) / 2;

/** Where the nameless stars stand: as many as there are symbols, always the same. */
function dust(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.sqrt((index + 0.5) / count);
    const angle = index * goldenAngle;
    return {
      x: width / 2 + reach * (width / 2 - 14) * Math.cos(angle) + shifted(index, 13),
      y: height / 2 + reach * (height / 2 - 14) * Math.sin(angle) + shifted(index, 11),
      radius: 0.6 + (index % 4) * 0.25,
    };
  });
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
