import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LiveReadingDemo, useLiveDemo } from './live-reading/live-reading.tsx';
import { LiveSky } from './live-reading/live-sky.tsx';

const reasons = ['order', 'place', 'returns', 'yours'] as const;

function Invitation() {
  const { t } = useTranslation('landing');
  return (
    <p className="landing-invitation">
      <Link to={paths.signup} className={buttonClass('primary', 'large')}>
        {t('start')}
      </Link>
      <Link to={paths.learn} className={buttonClass('ghost', 'large')}>
        {t('how')}
      </Link>
    </p>
  );
}

/** The first page: what a reading is, shown before it is explained. */
export function LandingContent() {
  const { t } = useTranslation('landing');
  const demo = useLiveDemo();
  return (
    <div className="landing">
      <section className="landing-hero night-depth">
        <div className="landing-words">
          <h1 className="landing-title">{t('title')}</h1>
          <p className="landing-lead">{t('lead')}</p>
          <Invitation />
        </div>
        <div className="landing-sky">
          <LiveSky demo={demo} />
        </div>
      </section>
      <section aria-labelledby="live-title">
        <div className="landing-live-head">
          <h2 id="live-title">{t('live.title')}</h2>
          <p className="text-muted">{t('live.lead')}</p>
        </div>
        <LiveReadingDemo demo={demo} />
      </section>
      <section className="landing-reasons">
        {reasons.map((reason) => (
          <div key={reason}>
            <h2>{t(`reasons.${reason}.title`)}</h2>
            <p>{t(`reasons.${reason}.text`)}</p>
          </div>
        ))}
      </section>
      <section className="landing-end">
        <h2>{t('end.title')}</h2>
        <p>{t('end.text')}</p>
        <Invitation />
      </section>
    </div>
  );
}
