import type { Membership } from '@chitta/contract';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '#web/lib/addresses/leave-for.ts';
import { Button } from '#web/ui/button.tsx';
import { useOpenPortal } from '../memberships.api.ts';
import { Failure } from '../page-state.tsx';

/** The card that is charged, and the way to another one. */
export function CardSection({ card }: { readonly card: NonNullable<Membership['card']> }) {
  const { t } = useTranslation('membership');
  const titleId = useId();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('card.title')}</h2>
      <p className="capitalize-first">{t('card.text', { brand: card.brand, last4: card.last4 })}</p>
      <PortalButton label={t('card.change')} />
    </section>
  );
}

/** Leads to the payment service's own page for cards and receipts. */
export function PortalButton({ label }: { readonly label: string }) {
  const router = useRouter();
  const portal = useOpenPortal();
  const handleOpen = () => portal.mutate(undefined, { onSuccess: ({ url }) => leaveFor(url, router) });
  return (
    <div className="grid justify-items-start gap-3">
      <Failure error={portal.error} />
      <Button variant="quiet" isBusy={portal.isPending} onClick={handleOpen}>
        {label}
      </Button>
    </div>
  );
}
