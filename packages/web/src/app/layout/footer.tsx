import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { installApp } from '../install-prompt.ts';
import { LazyTutorial } from './tutorial/lazy-tutorial.tsx';
import { tutorial } from './tutorial/tutorial-state.ts';

/** Behind every page but the one that somebody writes on: there it would share a phone's screen with the words. */
export function Footer() {
  const { t } = useTranslation('app');
  const isWriting = useRouterState({ select: ({ location }) => location.pathname === paths.dreamInput });
  if (isWriting) return <LazyTutorial />;
  return (
    <footer className="site-footer no-print">
      <nav aria-label={t('footer.label')} className="site-footer-links">
        <Link to={paths.terms} className="footer-link">
          {t('footer.terms')}
        </Link>
        <Link to={paths.privacy} className="footer-link">
          {t('footer.privacy')}
        </Link>
        <Link to={paths.help} className="footer-link">
          {t('footer.help')}
        </Link>
        <button type="button" className="footer-link" onClick={() => tutorial.set('dialog')}>
          {t('footer.about')}
        </button>
        <button type="button" className="footer-link install-app" onClick={installApp}>
          {t('footer.install')}
        </button>
      </nav>
      <LazyTutorial />
    </footer>
  );
}
