import type { DreamNight, DreamYear, SessionUser } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { nightDays } from '#web/lib/format/format-night.ts';
import { moonPhase } from '#web/ui/sky/moon/moon-phase.ts';
import { MoonGlyph } from '../journal/moon-glyph.tsx';
import { titleOf } from '../journal/row-title.ts';
import { NightLink } from './night-link.tsx';
import { moonTime } from './night-words.ts';
import { placeNights } from './place-nights.ts';
import { FirstStar, SkyDrawing } from './sky-drawing.tsx';
import { YearView } from './year-view.tsx';
import '#web/ui/disclosure.css';

/** The night that is looked at. */
function ChosenNight({ night }: { readonly night: DreamNight }) {
  const { t } = useTranslation(['journal-views', 'dreams']);
  const at = moonTime(night.night);
  return (
    <div className="year-sky-chosen">
      <p className="year-sky-chosen-night">
        <MoonGlyph at={at} size={18} isSilent />
        <span>
          {t('dreams:night.of', { days: nightDays(night.night) })} · {t(`dreams:moon.${moonPhase(at).name}`)}
        </span>
      </p>
      <NightLink night={night} className="year-sky-chosen-title">
        {night.dreams.map((dream) => (
          <span key={dream.id} lang={dream.language}>
            {titleOf(dream)}
          </span>
        ))}
      </NightLink>
      <p className="text-muted text-sm">
        {[
          night.category && t(`dreams:category.${night.category}`),
          t('words', { count: Math.max(1, Math.round(night.length / 5.5)) }),
          night.returning > 0 && t('returning', { count: night.returning }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

/** The same as the drawing, in rows. */
function SkyTable({ nights }: { readonly nights: readonly DreamNight[] }) {
  const { t } = useTranslation(['journal-views', 'dreams']);
  const format = new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <details className="disclosure year-sky-table">
      <summary>
        <ChevronRight size={18} aria-hidden />
        {t('asTable')}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('night')}</th>
            <th scope="col">{t('dreams')}</th>
            <th scope="col">{t('length')}</th>
            <th scope="col">{t('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {nights.toReversed().map((night) => (
            <tr key={night.night}>
              <th scope="row">{format.format(new Date(`${night.night}T12:00:00Z`))}</th>
              <td>
                <NightLink night={night} className="link">
                  {night.dreams.map(titleOf).join(', ')}
                </NightLink>
              </td>
              <td>{Math.max(1, Math.round(night.length / 5.5))}</td>
              <td>{night.returning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Whether two nights follow each other, so that there is a line. */
const hasJoined = ({ nights }: DreamYear) => placeNights(nights).lines.length > 0;

function Sky({ year }: { readonly year: DreamYear }) {
  const { t } = useTranslation('journal-views');
  const [chosen, setChosen] = useState<string | null>(null);
  const panelId = useId();
  const night = year.nights.find(({ night: day }) => day === chosen) ?? year.nights.at(-1);
  if (!night) return <p className="year-empty">{t('emptyYear', { year: year.year })}</p>;
  return (
    <>
      <div className="year-sky">
        <SkyDrawing year={year} chosen={night.night} panelId={panelId} onChoose={setChosen} />
        <div className="year-sky-side">
          <div id={panelId} aria-live="polite">
            <ChosenNight night={night} />
          </div>
          <p className="year-sky-lead">
            {t('skyLead')} {hasJoined(year) && t('skyJoined')}
          </p>
          <p>
            <Link to="/insights" className="link">
              {t('toInsights')}
            </Link>
          </p>
        </div>
      </div>
      <SkyTable nights={year.nights} />
    </>
  );
}

interface YearSkyProps {
  readonly user: SessionUser;
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
}

/** All dreams of a year as one sky: a star a night. */
export function YearSky(props: YearSkyProps) {
  return (
    <YearView {...props} first={(today) => <FirstStar night={today} />}>
      {(year) => <Sky key={year.year} year={year} />}
    </YearView>
  );
}
