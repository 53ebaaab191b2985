import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LazySmallSky } from '#web/ui/sky/lazy-small-sky.tsx';
import { CategoryMark } from '../details/category-mark.tsx';
import { MoonGlyph } from './moon-glyph.tsx';

/** A night with a thin moon, for the example. */
const exampleNight = new Date(Date.UTC(2026, 9, 13, 4));

const exampleStars = [
  { id: 'house', group: 'building' },
  { id: 'stairs', group: 'building', weight: 2 },
  { id: 'water', group: 'nature', weight: 3 },
  { id: 'calm', group: 'feeling' },
];
const exampleLinks = [
  { from: 'house', to: 'stairs', strength: 2 },
  { from: 'stairs', to: 'water', strength: 2 },
  { from: 'water', to: 'calm', strength: 1 },
];

/** What a line of the journal says, by one example. */
function Example() {
  const { t } = useTranslation('dreams');
  return (
    <figure aria-label={t('empty.exampleLabel')}>
      <div className="journal-line">
        <div className="night">
          <span className="night-day" aria-hidden>
            12
          </span>
          <MoonGlyph at={exampleNight} />
        </div>
        <div className="min-w-0">
          <p className="journal-line-title">{t('empty.exampleTitle')}</p>
          <p className="journal-line-words">{t('empty.exampleWords')}</p>
          <p className="journal-line-marks">
            <CategoryMark category="recurring" />
          </p>
        </div>
        <div className="journal-line-sky">
          <LazySmallSky stars={exampleStars} links={exampleLinks} />
        </div>
      </div>
      <figcaption>{t('empty.exampleExplained')}</figcaption>
    </figure>
  );
}

/** An empty journal shows what will stand in it; where a dream waits above, that one is its first. */
export function JournalEmpty({ isAwaited = false }: { readonly isAwaited?: boolean | undefined }) {
  const { t } = useTranslation('dreams');
  return (
    <section className="journal-empty">
      <h2>{isAwaited ? t('empty.awaitedTitle') : t('empty.title')}</h2>
      <p>{isAwaited ? t('empty.awaited') : t('empty.text')}</p>
      {!isAwaited && <Example />}
      <Link to={paths.dreamInput} className={`${buttonClass('primary', 'large')} justify-self-start`}>
        {t('empty.write')}
      </Link>
      <p>
        <Link to={paths.accountImport} className="link">
          {t('empty.bring')}
        </Link>
      </p>
    </section>
  );
}
