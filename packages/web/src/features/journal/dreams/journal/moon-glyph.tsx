import { useTranslation } from 'react-i18next';
import { moonPhase } from '#web/ui/sky/moon/moon-phase.ts';
import { MoonShape } from '#web/ui/sky/moon/moon-shape.tsx';

/** The moon of the night in which a dream was written. */
export function MoonGlyph({ at, size = 20 }: { readonly at: Date; readonly size?: number }) {
  const { t } = useTranslation('dreams');
  const phase = moonPhase(at);
  return (
    <svg
      viewBox="-1.15 -1.15 2.3 2.3"
      width={size}
      height={size}
      role="img"
      aria-label={t(`moon.${phase.name}`)}
    >
      <title>{t(`moon.${phase.name}`)}</title>
      <MoonShape at={at} />
    </svg>
  );
}
