import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { DreamThemeRow } from '#web/features/insights/dream-themes/dream-theme-row.tsx';
import { whenIdle } from '#web/lib/device/when-idle.ts';
import { loadWords } from '#web/lib/i18n.ts';

type Props = ComponentProps<typeof DreamThemeRow>;

/** The themes of a dream, under everything else: fetched once the page stands. */
export function LazyDreamThemes(props: Props) {
  const [Row, setRow] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (Row) return;
    return whenIdle(() => {
      Promise.all([
        import('#web/features/insights/dream-themes/dream-theme-row.tsx'),
        loadWords('dream-themes'),
      ]).then(
        ([module]) => setRow(() => module.DreamThemeRow),
        // The page is whole without it.
        () => undefined,
      );
    });
  }, [Row]);
  return Row && <Row {...props} />;
}
