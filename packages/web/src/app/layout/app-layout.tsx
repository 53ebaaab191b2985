import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import { useEarlyPageEnd } from '../dream-input/use-early-page-end.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { memberFrame } from './member-frame.ts';
import { usePageChange } from './use-page-change.ts';

/** Header, what is asked of the member, page, footer, the tabs of members. */
export function AppLayout() {
  const { t } = useTranslation('app');
  const parts = useStore(memberFrame);
  usePageChange();
  useEarlyPageEnd();
  return (
    <>
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      <Header />
      {parts && <parts.Above />}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
      {parts && <parts.Behind />}
    </>
  );
}
