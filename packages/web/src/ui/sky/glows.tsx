import { familyColour, type GroupFamily } from '../symbol-groups/group-family.ts';

interface GlowProps {
  readonly id: string;
  readonly className?: string;
}

/** Light that thins out from a centre, in the colour of its class. */
function Glow({ id, className }: GlowProps) {
  return (
    <radialGradient id={id} className={className}>
      <stop offset="0.2" stopColor="currentColor" stopOpacity="0.5" />
      <stop offset="0.5" stopColor="currentColor" stopOpacity="0.14" />
      <stop offset="1" stopColor="currentColor" stopOpacity="0" />
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
