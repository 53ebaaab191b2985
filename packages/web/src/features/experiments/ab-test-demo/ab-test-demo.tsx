import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { ChoiceDemo } from './choice/choice-demo.tsx';
import { SimulationDemo } from './simulation/simulation-demo.tsx';
import './ab-test-demo.css';

/** For anybody: how it is chosen who sees which first page, and when something may be said of the outcome. */
export function AbTestDemo() {
  const { t } = useTranslation('ab-test-demo');
  return (
    <div className="ab-demo">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="ab-demo-lead">{t('lead')}</p>
        <p>
          <Link to={paths.privacy} className="link">
            {t('privacy')}
          </Link>
        </p>
      </header>
      <ChoiceDemo />
      <SimulationDemo />
    </div>
  );
}
