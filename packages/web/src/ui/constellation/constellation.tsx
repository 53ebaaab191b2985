import { classNames } from '#web/lib/class-names.ts';
import { familyColour, groupFamily } from './group-family.ts';
import { GroupShape } from './group-shape.tsx';
import { type PlacedStar, placeStars, type Star, scatterStars } from './place-stars.ts';

interface ConstellationProps {
  /** The symbols in the order of the dream. */
  readonly symbols: readonly Star[];
  /** `labelled` stands beside a reading; `small` is the sign of one dream in a list. */
  readonly size?: 'labelled' | 'small';
  /** What the drawing says, for those who do not see it; without it the drawing is decoration. */
  readonly label?: string;
  /** Ids to show bright; the others step back. */
  readonly highlighted?: ReadonlySet<string>;
  readonly className?: string;
}

const rowHeight = 44;

function skyOf(symbols: readonly Star[], isSmall: boolean) {
  return isSmall
    ? scatterStars(symbols.slice(0, 7), { width: 96, height: 36 })
    : placeStars(symbols, { width: 360, height: Math.max(symbols.length, 3) * rowHeight });
}

/** The name as far as there is room beside its star, cut between words. */
function labelOf({ name }: PlacedStar): string {
  return name.length > 20 ? name.replace(/^(.{5,17}\S)\s.*$/su, '$1…') : name;
}

function StarLabel({ star }: { readonly star: PlacedStar }) {
  const gap = star.radius + 8;
  return (
    <text
      x={star.labelAnchor === 'start' ? star.x + gap : star.x - gap}
      y={star.y}
      textAnchor={star.labelAnchor}
      dominantBaseline="central"
      className="constellation-label"
    >
      {labelOf(star)}
    </text>
  );
}

/** A dream as a piece of night sky: each symbol a star, joined in the order in which the dream tells them. */
export function Constellation({
  symbols,
  size = 'labelled',
  label,
  highlighted,
  className,
}: ConstellationProps) {
  const isSmall = size === 'small';
  const sky = skyOf(symbols, isSmall);
  const isDim = (id: string) => highlighted !== undefined && highlighted.size > 0 && !highlighted.has(id);
  return (
    <svg
      viewBox={`0 0 ${sky.width} ${sky.height}`}
      className={classNames('constellation', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <polyline
        points={sky.stars.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="constellation-line"
        fill="none"
      />
      {sky.stars.map((star) => {
        const family = groupFamily(star.group);
        return (
          <g key={star.id} className={classNames('constellation-star', isDim(star.id) && 'opacity-40')}>
            <g className={familyColour[family]}>
              <GroupShape family={family} x={star.x} y={star.y} radius={star.radius} />
            </g>
            {!isSmall && <StarLabel star={star} />}
          </g>
        );
      })}
    </svg>
  );
}
