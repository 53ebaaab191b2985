import { familyColour, type GroupFamily } from '../symbol-groups/group-family.ts';
import { glowStops } from './star-light.ts';

interface GlowProps {
  readonly id: string;
  readonly className?: string;
}

/** Light that thins out from a centre, in the colour of its class. */
function Glow({ id, className }: GlowProps) {
  return (
    <radialGradient id={id} className={className}>
      {glowStops.map(({ at, alpha }) => (
        <stop key={at} offset={at} stopColor="currentColor" stopOpacity={alpha} />
      ))}
    </radialGradient>
  );
}

interface GlowsProps {
  /** What the ids of this drawing begin with. */
  readonly id: string;
  readonly families: readonly GroupFamily[];
}

/** The light of the kinds that stand in a sky, and of its moon: `id-person`, `id-moon` … */
export function Glows({ id, families }: GlowsProps) {
  return (
    <defs>
      {[...new Set(families)].map((family) => (
        <Glow key={family} id={`${id}-${family}`} className={familyColour[family]} />
      ))}
      <Glow id={`${id}-moon`} className="moon-glow" />
    </defs>
  );
}
