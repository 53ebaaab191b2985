import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DataInventory } from '#web/features/data/data-inventory/data-inventory.tsx';
import { JournalExport } from '#web/features/data/exports/journal-export.tsx';
import { DeleteAccountSection } from '#web/features/identity/account-deletion/delete-account-section.tsx';
import { createDraftDatabase } from '#web/features/journal/dreams/drafts/draft-database.ts';
import { findRun } from '#web/features/memory/exercise-sessions/run/kept-run.ts';
import { countMoments } from '#web/features/memory/moments/device/device-moments.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { AccountNav } from '../profile/account-nav.tsx';
import { useLeaveForGood } from '../profile/use-leave-for-good.ts';

const drafts = createDraftDatabase();

/** What is kept of a member, and the ways to take it along. */
export function AccountDataPage() {
  const { t } = useTranslation('data-inventory');
  const { id } = useMember();
  const exportPart = useRef<HTMLDivElement>(null);
  const leave = useLeaveForGood(id, drafts);
  return (
    <div className="settings-page">
      <AccountNav />
      <header>
        <h1 className="page-title">{t('page.title')}</h1>
        <p className="mt-2 text-muted">{t('page.lead')}</p>
        <Ways />
      </header>
      <div ref={exportPart}>
        <JournalExport />
      </div>
      <DataInventory
        memberId={id}
        counters={{
          drafts: async () => (await drafts.list(id)).length,
          memory: async () => (await countMoments(id)) + (findRun(id) === null ? 0 : 1),
        }}
      />
      <DeleteAccountSection
        onExport={() => exportPart.current?.querySelector('button')?.focus()}
        onClosed={leave}
      />
    </div>
  );
}

/** The parts of a long page, and the way in beside the way out. */
function Ways() {
  const { t } = useTranslation('data-inventory');
  return (
    <nav aria-label={t('page.ways')} className="mt-2">
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <a className="link flex min-h-11 items-center" href="#places">
            {t('page.toPlaces')}
          </a>
        </li>
        <li>
          <Link className="link flex min-h-11 items-center" to={paths.accountImport}>
            {t('page.toImport')}
          </Link>
        </li>
        <li>
          <a className="link flex min-h-11 items-center" href="#deletion">
            {t('page.toDeletion')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
