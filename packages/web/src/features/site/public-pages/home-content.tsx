import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LazySky } from '#web/ui/sky/lazy-sky.tsx';
import './home.css';

/** An example: what a dreamer might have met in one night. */
const sample = [
  { id: 'house', group: 'building', weight: 2 },
  { id: 'stairs', group: 'building', weight: 1 },
  { id: 'river', group: 'nature', weight: 4, returns: 2 },
  { id: 'grandmother', group: 'person', weight: 3 },
  { id: 'fear', group: 'feeling', weight: 1 },
] as const;
const links = [
  { from: 'house', to: 'stairs', strength: 2 },
  { from: 'stairs', to: 'river', strength: 2 },
  { from: 'grandmother', to: 'river', strength: 3 },
];

const parts = ['write', 'read', 'keep', 'decide'] as const;

/** What a visitor can do here, part by part. */
export function HomeContent() {
  const { t } = useTranslation('home');
  const [tonight] = useState(() => new Date());
  const dream = useMemo(
    () => ({
      stars: sample.map((star) => ({
        ...star,
        word: t(`sample.${star.id}.word`),
        name: t(`sample.${star.id}.name`),
      })),
      links,
      key: ['grandmother', 'river'] as const,
    }),
    [t],
  );
  return (
    <div className="home">
      <header className="home-head">
        <div className="grid gap-4">
          <h1 className="page-title">{t('title')}</h1>
          <p className="text-muted text-xl">{t('lead')}</p>
        </div>
        <LazySky dream={dream} night={tonight} />
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
