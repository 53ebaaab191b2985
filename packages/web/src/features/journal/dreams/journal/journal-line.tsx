import type { DreamListItem } from '@chitta/contract';
import { shownTitle, wordsBeside } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { SmallSky } from '#web/ui/sky/small-sky.tsx';
import { CategoryMark } from '../details/category-mark.tsx';
import { MoonGlyph } from './moon-glyph.tsx';

interface JournalLineProps {
  readonly dream: DreamListItem;
  readonly zone: string;
  /** What can be done with a dream without opening it; comes from the page. */
  readonly actionOf?: ((dream: DreamListItem) => ReactNode) | undefined;
}

/** The night in the margin: its day and its moon. */
function NightMargin({ createdAt, zone }: { readonly createdAt: string; readonly zone: string }) {
  const at = new Date(createdAt);
  const language = currentLanguage();
  const day = new Intl.DateTimeFormat(language, { timeZone: zone, day: 'numeric' }).format(at);
  const weekday = new Intl.DateTimeFormat(language, { timeZone: zone, weekday: 'short' }).format(at);
  const full = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'full' }).format(at);
  return (
    <div className="night">
      <time dateTime={createdAt} className="night-day">
        <span className="sr-only">{full}</span>
        <span aria-hidden>{day}</span>
        <span aria-hidden className="night-weekday">
          {weekday}
        </span>
      </time>
      <MoonGlyph at={at} />
    </div>
  );
}

/** One dream in the journal, with the thought of its reading, else how it goes on. The title is the link; the whole line answers to the touch. */
export const JournalLine = memo(function JournalLine({ dream, zone, actionOf }: JournalLineProps) {
  const { headline } = dream;
  const words = headline ?? wordsBeside(dream.title, dream.excerpt);
  return (
    <li className="journal-line">
      <NightMargin createdAt={dream.createdAt} zone={zone} />
      <div className="min-w-0">
        <h3 className="journal-line-title" lang={dream.language}>
          <Link to={paths.journalDream} params={{ dreamId: String(dream.id) }} preload="intent">
            {shownTitle(dream.title)}
          </Link>
        </h3>
        {words && (
          <p className={classNames('journal-line-words', headline && 'is-thought')} lang={dream.language}>
            {words}
          </p>
        )}
        {(dream.category || dream.tags.length > 0) && (
          <p className="journal-line-marks">
            {dream.category && <CategoryMark category={dream.category} />}
            {dream.tags.map((tag) => (
              <span key={tag}>#{tag}</span>
            ))}
          </p>
        )}
        {actionOf?.(dream)}
      </div>
      <div className="journal-line-sky">{dream.symbols.length > 0 && <SmallSky stars={dream.symbols} />}</div>
    </li>
  );
});
