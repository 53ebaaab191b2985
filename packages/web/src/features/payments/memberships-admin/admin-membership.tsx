import type { AdminMembership as AdminMembershipData, AdminUser } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { GiveMonthsDialog } from './give-months-dialog.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { MembershipFacts } from './membership-facts.tsx';
import { membershipSentence } from './membership-sentence.ts';
import { adminMembershipQuery } from './memberships-admin.api.ts';
import './memberships-admin.css';

type Known = Pick<AdminUser, 'id' | 'username' | 'accountStatus'>;

/** What a member pays and was given, with what can be done about it. */
export function AdminMembership({ user }: { readonly user: Known }) {
  const { t } = useTranslation('memberships-admin');
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(adminMembershipQuery(String(user.id)));
  const frame = (content: ReactNode) => (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('sectionTitle')}</h2>
      {content}
    </section>
  );
  if (data) return frame(<Loaded user={user} known={data} />);
  if (!error) return frame(<Skeleton className="h-48 w-full" />);
  return frame(
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>,
  );
}

interface LoadedProps {
  readonly user: Known;
  readonly known: AdminMembershipData;
}

function Loaded({ user, known: { membership, invoices } }: LoadedProps) {
  const { t } = useTranslation('memberships-admin');
  const [isGiving, setIsGiving] = useState(false);
  const [invoiceId, setInvoiceId] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const userId = String(user.id);
  return (
    <>
      <p className="admin-membership-state">{useSentence(membership)}</p>
      <p role="status" className="admin-membership-done">
        {done}
      </p>
      <MembershipFacts membership={membership} />
      {user.accountStatus !== 'deleted' && (
        <p>
          <Button variant="quiet" onClick={() => setIsGiving(true)}>
            {t('give.open')}
          </Button>
        </p>
      )}
      <div className="admin-invoices">
        <h3>{t('invoices.title')}</h3>
        <InvoiceList invoices={invoices} onGiveBack={({ id }) => setInvoiceId(id)} />
      </div>
      <GiveMonthsDialog
        isOpen={isGiving}
        name={user.username}
        userId={userId}
        membership={membership}
        onClose={() => setIsGiving(false)}
        onDone={(count) => {
          setIsGiving(false);
          setDone(t('give.done', { count }));
        }}
      />
      <GiveBackDialog
        userId={userId}
        // As it stands now: what is left changes while the dialog is open.
        invoice={invoices.find(({ id }) => id === invoiceId)}
        onClose={() => setInvoiceId(null)}
        onDone={(price) => {
          setInvoiceId(null);
          setDone(t('back.done', { price }));
        }}
      />
    </>
  );
}

function useSentence(membership: AdminMembershipData['membership']): string {
  const { t } = useTranslation('memberships-admin');
  const { key, moment } = membershipSentence(membership);
  const price = membership.subscription?.renewalPrice;
  return t(key, {
    date: moment === null ? '' : formatDay(moment, null),
    price: price ? formatMoney(price) : '',
  });
}
