import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Constellation } from '#web/ui/constellation/constellation.tsx';
import './home.css';

const sampleSymbols = [
  { id: 'house', nameKey: 'sample.one', group: 'building', weight: 2 },
  { id: 'stairs', nameKey: 'sample.two', group: 'building', weight: 1 },
  { id: 'river', nameKey: 'sample.three', group: 'nature', weight: 3 },
  { id: 'grandmother', nameKey: 'sample.four', group: 'person', weight: 2 },
  { id: 'fear', nameKey: 'sample.five', group: 'feeling', weight: 1 },
] as const;

const parts = ['write', 'read', 'keep', 'decide'] as const;

/** What a visitor can do here, part by part. */
export function HomeContent() {
  const { t } = useTranslation('home');
  return (
    <div className="home">
      <header className="home-head">
        <div className="grid gap-4">
          <h1 className="page-title">{t('title')}</h1>
          <p className="text-muted text-xl">{t('lead')}</p>
        </div>
        <Constellation
          symbols={sampleSymbols.map(({ nameKey, ...symbol }) => ({ ...symbol, name: t(nameKey) }))}
          label={t('sample.label')}
          className="w-full max-w-96"
        />
      </header>
      <ol className="home-parts">
        {parts.map((part) => (
          <li key={part}>
            <h2>{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`)}</p>
          </li>
        ))}
      </ol>
      <footer className="grid gap-5">
        <p className="text-lg text-muted">{t('price')}</p>
        <p className="landing-invitation">
          <Link to={paths.signup} className={buttonClass('primary', 'large')}>
            {t('write.action')}
          </Link>
          <Link to={paths.learn} className={buttonClass('ghost', 'large')}>
            {t('read.action')}
          </Link>
        </p>
      </footer>
    </div>
  );
}
