import { useTranslation } from 'react-i18next';
import { moonPhase } from '#web/ui/sky/moon/moon-phase.ts';
import { MoonShape } from '#web/ui/sky/moon/moon-shape.tsx';

interface MoonGlyphProps {
  readonly at: Date;
  readonly size?: number;
  /** Its phase is said beside it. */
  readonly isSilent?: boolean;
}

/** The moon of the night in which a dream was written. */
export function MoonGlyph({ at, size = 20, isSilent = false }: MoonGlyphProps) {
  const { t } = useTranslation('dreams');
  const phase = moonPhase(at);
  const name = t(`moon.${phase.name}`);
  return (
    <svg
      viewBox="-1.15 -1.15 2.3 2.3"
      width={size}
      height={size}
      role={isSilent ? undefined : 'img'}
      aria-hidden={isSilent || undefined}
      aria-label={isSilent ? undefined : name}
    >
      <title>{name}</title>
      <MoonShape at={at} />
    </svg>
  );
}
