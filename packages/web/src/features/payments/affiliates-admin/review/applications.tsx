import type { AdminAffiliateApplication } from '@chitta/contract';
import { affiliateApplicationStatuses } from '@chitta/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useAddressFilter } from '#web/lib/lists/address-filter.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { applicationsQuery } from '../affiliates-admin.api.ts';
import { ReviewDialog, type Verdict } from './review-dialog.tsx';
import '../affiliates-admin.css';

interface Wanted {
  readonly application: AdminAffiliateApplication;
  readonly verdict: Verdict;
}

/** Applications by how they stand; those that wait, the oldest first. */
export function Applications() {
  const { t } = useTranslation('affiliates-admin');
  const [written, setStatus] = useAddressFilter('status', 'pending');
  const status = affiliateApplicationStatuses.find((each) => each === written) ?? 'pending';
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const list = useInfiniteQuery(applicationsQuery(status));
  return (
    <>
      <div className="admin-filters">
        <SelectField
          label={t('review.status')}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          {affiliateApplicationStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`review.is.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <ListPages list={list} empty={t('review.none')} more={t('more')} retry={t('retry')}>
        {(applications) => (
          <ul className="affiliates-admin-list">
            {applications.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                onDecide={(verdict) => setWanted({ application, verdict })}
              />
            ))}
          </ul>
        )}
      </ListPages>
      <ReviewDialog wanted={wanted} onClose={() => setWanted(null)} />
    </>
  );
}

interface ApplicationRowProps {
  readonly application: AdminAffiliateApplication;
  readonly onDecide: (verdict: Verdict) => void;
}

function ApplicationRow({ application, onDecide }: ApplicationRowProps) {
  const { t } = useTranslation('affiliates-admin');
  const { timezone } = useMember();
  const { applicant, data, createdAt, status, notes } = application;
  return (
    <li>
      <p>
        <Link
          to={paths.adminUser}
          params={{ userId: String(applicant.id) }}
          className="affiliates-admin-name"
        >
          {applicant.username}
        </Link>{' '}
        <span className="text-muted">{applicant.email}</span>
      </p>
      <p className="text-muted text-sm">
        {t('review.since', {
          date: formatDay(createdAt, timezone),
          member: formatDay(applicant.createdAt, timezone),
        })}
        {!applicant.emailVerified && ` · ${t('review.unverified')}`}
      </p>
      <dl className="affiliates-admin-facts">
        <div>
          <dt>{t('review.audience')}</dt>
          <dd>{data.audience}</dd>
        </div>
        <div>
          <dt>{t('review.plan')}</dt>
          <dd>{data.plan}</dd>
        </div>
        {data.website !== null && (
          <div>
            <dt>{t('review.website')}</dt>
            <dd>
              <a href={data.website} rel="noopener noreferrer nofollow" target="_blank" className="link">
                {data.website}
              </a>
            </dd>
          </div>
        )}
        {notes !== null && (
          <div>
            <dt>{t('review.notes')}</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
      {status === 'pending' && (
        <p className="affiliates-admin-buttons">
          {(['approved', 'rejected'] as const).map((verdict) => (
            <Button
              key={verdict}
              variant={verdict === 'approved' ? 'primary' : 'danger'}
              aria-label={t(`review.title_${verdict}`, { name: applicant.username })}
              onClick={() => onDecide(verdict)}
            >
              {t(`review.do.${verdict}`)}
            </Button>
          ))}
        </p>
      )}
    </li>
  );
}
