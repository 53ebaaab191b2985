import type { SymbolSky } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, X } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { metBy } from './draw/sky-at.ts';
import { dreamsUntil } from './sky-steps.ts';

interface StarPanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly sky: SymbolSky;
  readonly star: number | null;
  readonly until: number;
  readonly onChoose: (star: number | null) => void;
}

const mostMet = 6;

/** What is known of the star that was pressed, and the way to its story. */
export function StarPanel({ ref, sky, star, until, onChoose }: StarPanelProps) {
  const { t } = useTranslation(['symbol-sky', 'sky']);
  const chosen = star === null ? undefined : sky.stars[star];
  if (!chosen || star === null) {
    return (
      <aside className="symbols-sky-panel is-empty" aria-label={t('panel')}>
        <p>{t('hint')}</p>
      </aside>
    );
  }
  const dayOf = (night: string) => formatDay(`${night}T12:00:00Z`, 'UTC');
  const met = metBy(sky, star, until).slice(0, mostMet);
  return (
    <aside className="symbols-sky-panel" aria-label={t('panel')} ref={ref} tabIndex={-1}>
      <header>
        <h3>
          <GroupGlyph group={chosen.group} size={14} />
          {chosen.name}
        </h3>
        <IconButton label={t('letGo')} onClick={() => onChoose(null)}>
          <X size={18} aria-hidden />
        </IconButton>
      </header>
      <p className="text-muted">
        {t('starLine', {
          kind: t(`sky:kind.${groupFamily(chosen.group)}`),
          dreams: t('dreams', { count: dreamsUntil(chosen, until) }),
        })}
      </p>
      <p className="text-muted">
        {chosen.firstNight === chosen.lastNight
          ? t('once', { day: dayOf(chosen.firstNight) })
          : t('between', { first: dayOf(chosen.firstNight), last: dayOf(chosen.lastNight) })}
      </p>
      {met.length > 0 && (
        <>
          <h4>{t('meets')}</h4>
          <ul>
            {met.map(({ star: other, dreams }) => (
              <li key={other}>
                <button type="button" className="symbols-sky-other" onClick={() => onChoose(other)}>
                  <GroupGlyph group={sky.stars[other]?.group ?? ''} size={10} />
                  <span>{sky.stars[other]?.name}</span>
                  <span className="text-muted">{t('dreams', { count: dreams })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={insightsPaths.symbol} params={{ slug: chosen.slug }} className={buttonClass('quiet')}>
          {t('story')}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </p>
    </aside>
  );
}
