import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import type { LiveReading } from '../live-reading/live-reading-protocol.ts';
import { LiveSentence } from './live-sentence.tsx';
import { nightCount, ReturningNights, returnCount } from './returning-nights.tsx';

interface LandingRowsProps {
  /** Null until it has been fetched. */
  readonly example: LiveReading | null;
}

/** Three things to know, each shown rather than claimed. */
export function LandingRows({ example }: LandingRowsProps) {
  const { t } = useTranslation('landing-more');
  return (
    <div>
      <section className="landing-row">
        <div>
          <h2>{t('ground.title')}</h2>
          <p>{t('ground.text')}</p>
        </div>
        <div className="landing-row-place">{example && <LiveSentence reading={example} />}</div>
      </section>
      <section className="landing-row">
        <div>
          <h2>{t('returns.title')}</h2>
          <p>{t('returns.text', { count: returnCount, nights: nightCount })}</p>
        </div>
        <ReturningNights />
      </section>
      <section className="landing-row">
        <h2>{t('yours.title')}</h2>
        <div>
          <p>{t('yours.text')}</p>
          <Link to={paths.privacy} className="link">
            {t('yours.link')}
          </Link>
        </div>
      </section>
    </div>
  );
}
