import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEarlyPageEnd } from '../dream-input/use-early-page-end.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyMemberParts } from './lazy-member-parts.tsx';
import { LazyTabBar } from './lazy-tab-bar.tsx';
import { usePageChange } from './use-page-change.ts';
import { VerificationSlot } from './verification/verification-slot.tsx';

/** Header, what is asked of the member, page, footer, the tabs of members. */
export function AppLayout() {
  const { t } = useTranslation('app');
  usePageChange();
  useEarlyPageEnd();
  return (
    <>
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      <Header />
      <VerificationSlot />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
      <LazyTabBar />
      <LazyMemberParts />
    </>
  );
}
