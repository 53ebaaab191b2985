import type { DreamListItem } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { nightDays } from '#web/lib/format/format-night.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useNarrow } from '#web/lib/screen/use-narrow.ts';
import { LazySmallSky } from '#web/ui/sky/lazy-small-sky.tsx';
import { CategoryMark } from '../details/category-mark.tsx';
import { HitText } from './hit-text.tsx';
import { lineWords } from './line-words.ts';
import { MoonGlyph } from './moon-glyph.tsx';
import { rowSky } from './row-sky.ts';
import { rowTitle } from './row-title.ts';

interface JournalLineProps {
  readonly dream: DreamListItem;
  readonly zone: string;
  /** What can be done with a dream without opening it; comes from the page. */
  readonly actionOf?: ((dream: DreamListItem) => ReactNode) | undefined;
}

/** The night in the margin: its day and its moon. */
function NightMargin({ createdAt, zone }: { readonly createdAt: string; readonly zone: string }) {
  const { t } = useTranslation('dreams');
  const at = new Date(createdAt);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(currentLanguage(), { timeZone: zone, ...options }).format(at);
  return (
    <div className="night">
      <time dateTime={createdAt} className="night-day">
        <span className="sr-only">{t('night.of', { days: nightDays(dayIn(zone, at)) })}</span>
        <span aria-hidden>{format({ day: 'numeric' })}</span>
        <span aria-hidden className="night-weekday">
          {format({ weekday: 'short' })}
        </span>
      </time>
      <MoonGlyph at={at} size={16} />
    </div>
  );
}

/** What a line says beside the title: why it was found, else the thought of its reading, else how the dream goes on. */
function Words({ dream }: { readonly dream: DreamListItem }) {
  const { t } = useTranslation('dreams');
  const { headline, hit, language } = dream;
  if (hit?.text) {
    return (
      <p className="journal-line-words" lang={language}>
        <HitText text={hit.text} words={hit.words} />
      </p>
    );
  }
  if (hit && hit.symbols.length > 0) {
    return (
      <p className="journal-line-words">
        {t('journal.bySymbol')} <mark lang={language}>{hit.symbols.join(', ')}</mark>
      </p>
    );
  }
  const words = lineWords(dream);
  if (!words) return null;
  return (
    <p className={classNames('journal-line-words', headline && 'is-thought')} lang={language}>
      {words}
    </p>
  );
}

/** Category and tags: all of them where there is room, else their signs alone. */
function Marks({ category, tags }: Pick<DreamListItem, 'category' | 'tags'>) {
  if (!category && tags.length === 0) return null;
  return (
    <p className="journal-line-marks">
      {category && <CategoryMark category={category} />}
      {tags.length > 0 && (
        <span className="journal-line-tag-count" aria-hidden>
          <Tag size={14} />
          {tags.length}
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className="journal-line-tag">
          #{tag}
        </span>
      ))}
    </p>
  );
}

/** One dream in the journal. The title is the link; the whole line answers to the touch. */
export const JournalLine = memo(function JournalLine({ dream, zone, actionOf }: JournalLineProps) {
  const title = rowTitle(dream, useNarrow());
  const sky = useMemo(() => rowSky(dream.symbols), [dream.symbols]);
  return (
    <li className="journal-line" data-row data-hit={dream.hit ? true : undefined}>
      <NightMargin createdAt={dream.createdAt} zone={zone} />
      <div className="journal-line-body">
        {/* A title of two lines leaves no room for words: nothing is cut inside a line. */}
        <div className="journal-line-text">
          <h3 className="journal-line-title" lang={dream.language}>
            <Link to={paths.journalDream} params={{ dreamId: String(dream.id) }} preload="intent">
              <HitText text={title} words={dream.hit?.words ?? []} />
            </Link>
          </h3>
          <Words dream={dream} />
        </div>
        <div className="journal-line-foot">
          <Marks category={dream.category} tags={dream.tags} />
          {actionOf?.(dream)}
        </div>
      </div>
      <div className="journal-line-sky">{sky.stars.length > 0 && <LazySmallSky {...sky} />}</div>
    </li>
  );
});
