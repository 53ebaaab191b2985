import { classNames } from '#web/lib/class-names.ts';
import { familyColour, groupFamily } from '../symbol-groups/group-family.ts';
import { GroupShape } from '../symbol-groups/group-shape.tsx';
import { glintRays } from './glint-rays.ts';
import type { PlacedLabel, PlacedStar } from './layout/placed-sky.ts';
import { haloReach, kindRadius } from './star-light.ts';

/** The words keep to the width that was measured for them, in whatever face they arrive. */
function StarWords({ anchor, lines }: PlacedLabel) {
  return lines.map(({ text, x, y, width }) => (
    <text
      key={y}
      className="sky-words"
      x={x}
      y={y}
      textAnchor={anchor}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  ));
}

interface StarMarkProps {
  readonly star: PlacedStar;
  /** Another one is pointed at. */
  readonly isDim: boolean;
  /** This one is pointed at: the shape of its kind shows. */
  readonly isActive: boolean;
  /** Where the light of its kind is drawn, see `Glows`. */
  readonly glow: string;
}

/** One star: its light by what it weighs, a glint on the brightest two, a ring for each earlier dream. */
export function StarMark({ star, isDim, isActive, glow }: StarMarkProps) {
  const { x, y, radius, brightness, isGlint, rings, label } = star;
  const family = groupFamily(star.group);
  return (
    <g className={classNames('sky-star', familyColour[family], isDim && 'is-dim', isActive && 'is-active')}>
      <g transform={`translate(${x} ${y})`}>
        <circle r={radius * (haloReach + brightness)} fill={`url(#${glow}-${family})`} className="sky-halo" />
        {rings.map((ring) => (
          <circle key={ring} r={ring} className="sky-ring" />
        ))}
        {isGlint && <path d={glintRays} transform={`scale(${radius})`} className="sky-glint" />}
        <circle r={radius} className="sky-heart" />
        {label && (
          <g className="sky-kind">
            <GroupShape family={family} radius={kindRadius(radius)} />
          </g>
        )}
      </g>
      {label && <StarWords {...label} />}
    </g>
  );
}
