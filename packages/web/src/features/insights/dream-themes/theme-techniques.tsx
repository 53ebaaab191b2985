import type { ThemeTechnique } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';

function Technique({ technique: { name, isPremium, practice } }: { readonly technique: ThemeTechnique }) {
  const { t } = useTranslation('dream-themes');
  return (
    <li className="theme-technique" data-closed={practice === null || undefined}>
      <h3>
        {name}
        {isPremium && <span className="premium-tag">{t('techniques.premium')}</span>}
      </h3>
      {practice ? (
        <>
          <p>{practice.description}</p>
          <ol>
            {practice.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      ) : (
        <p className="text-muted">
          {t('techniques.closed')}{' '}
          <Link to={membershipPaths.subscribe} className="link">
            {t('techniques.plans')}
            {/* Read alone, one of several says which it is. */}
            <span className="sr-only">: {name}</span>
          </Link>
        </p>
      )}
    </li>
  );
}

/** What can be done with a dream of the theme; those of premium are named to everybody. */
export function ThemeTechniques({ techniques }: { readonly techniques: readonly ThemeTechnique[] }) {
  const { t } = useTranslation('dream-themes');
  return (
    <section aria-labelledby="theme-techniques">
      <h2 id="theme-techniques">{t('techniques.title')}</h2>
      <ul className="theme-techniques">
        {techniques.map((technique) => (
          <Technique key={technique.name} technique={technique} />
        ))}
      </ul>
    </section>
  );
}
