import { useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { groupFamily } from '../symbol-groups/group-family.ts';
import { Glows } from './glows.tsx';
import type { PlacedSky } from './layout/placed-sky.ts';
import { moonPhase } from './moon/moon-phase.ts';
import { MoonShape } from './moon/moon-shape.tsx';
import { StarMark } from './star-mark.tsx';

interface SkyDrawingProps {
  readonly sky: PlacedSky;
  /** Ids of the stars to show bright; the others step back. Missing or empty: all alike. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** The star that is pointed at. */
  readonly active?: string | null;
  /** The night whose moon stands over it. */
  readonly night?: Date | undefined;
  readonly className?: string | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** A sky as a drawing. It is silent: what it says is said beside it in words. */
export function SkyDrawing({ sky, lit = nothing, active = null, night, className }: SkyDrawingProps) {
  const { width, height, stars, joins, dust, moon } = sky;
  const glow = useId();
  const isDim = (id: string) => lit.size > 0 && !lit.has(id);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames('sky-drawing', className)}
      aria-hidden="true"
      focusable="false"
    >
      <Glows id={glow} families={stars.map(({ group }) => groupFamily(group))} />
      {night && moon && (
        <>
          <circle
            cx={moon.x}
            cy={moon.y}
            r={moon.radius * 2.6}
            fill={`url(#${glow}-moon)`}
            opacity={moonPhase(night).illumination}
            className="sky-halo"
          />
          <MoonShape at={night} x={moon.x} y={moon.y} radius={moon.radius} />
        </>
      )}
      {/* One path for all of it: a grain is a line without length and with round ends. */}
      {dust.length > 0 && (
        <path
          d={dust.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          strokeWidth={(dust[0]?.radius ?? 0) * 2}
          className="sky-dust"
        />
      )}
      {joins.map(({ from, to, ids, isKey }) => (
        <line
          key={ids.join()}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className={classNames('sky-join', isKey && 'is-key', ids.some(isDim) && 'is-dim')}
        />
      ))}
      {stars.map((star) => (
        <StarMark
          key={star.id}
          glow={glow}
          star={star}
          isDim={isDim(star.id)}
          isActive={star.id === active}
        />
      ))}
    </svg>
  );
}
