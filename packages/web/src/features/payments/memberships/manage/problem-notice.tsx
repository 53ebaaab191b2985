import type { Membership } from '@chitta/contract';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '#web/lib/addresses/leave-for.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PortalButton } from './card-section.tsx';

/** Which payment failed, what happens by itself, and what the member can do. */
export function ProblemNotice({ problem }: { readonly problem: NonNullable<Membership['problem']> }) {
  const { t } = useTranslation('membership');
  const router = useRouter();
  const { timezone } = useMember();
  const { amountDue, failedAt, nextAttemptAt, payUrl } = problem;
  return (
    <section className="form-failure grid gap-3" aria-labelledby="payment-problem">
      <h2 id="payment-problem" className="text-xl">
        {t('problem.title')}
      </h2>
      <p>{t('problem.text', { price: formatMoney(amountDue), date: formatDay(failedAt, timezone) })}</p>
      <p>
        {nextAttemptAt === null
          ? t('problem.last')
          : t('problem.next', { date: formatDay(nextAttemptAt, timezone) })}
      </p>
      <div className="membership-row">
        {payUrl !== null && (
          <Button onClick={() => leaveFor(payUrl, router)}>
            {t('problem.pay', { price: formatMoney(amountDue) })}
          </Button>
        )}
        <PortalButton label={t('card.change')} />
      </div>
    </section>
  );
}
