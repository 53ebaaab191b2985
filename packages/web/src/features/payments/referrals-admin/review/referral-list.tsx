import type { AdminReferral } from '@chitta/contract';
import { referralStatuses } from '@chitta/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilter } from '#web/lib/lists/address-filter.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { referralsQuery } from '../referrals-admin.api.ts';
import { ReferralRow } from './referral-row.tsx';
import { ReviewDialog, type Verdict } from './review-dialog.tsx';
import '../referrals-admin.css';

interface Wanted {
  readonly referral: AdminReferral;
  readonly verdict: Verdict;
}

/** Referrals by how they stand; first those that wait for a look. */
export function ReferralList() {
  const { t } = useTranslation('referrals-admin');
  const [written, setStatus] = useAddressFilter('status', 'review_required');
  const status = referralStatuses.find((each) => each === written);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const list = useInfiniteQuery(referralsQuery(status));
  return (
    <>
      <search className="admin-filters">
        <SelectField
          label={t('filter')}
          value={status ?? ''}
          onChange={({ target }) => setStatus(target.value)}
        >
          <option value="">{t('all')}</option>
          {referralStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`status.${each}`)}
            </option>
          ))}
        </SelectField>
      </search>
      <ListPages
        list={list}
        empty={t(status === 'review_required' ? 'nothingToReview' : 'none')}
        more={t('more')}
        retry={t('retry')}
      >
        {(referrals) => (
          <ul aria-label={t('found')}>
            {referrals.map((referral) => (
              <ReferralRow
                key={referral.id}
                referral={referral}
                onDecide={(verdict) => setWanted({ referral, verdict })}
              />
            ))}
          </ul>
        )}
      </ListPages>
      {wanted && (
        <ReviewDialog referral={wanted.referral} verdict={wanted.verdict} onClose={() => setWanted(null)} />
      )}
    </>
  );
}
