import type { CampaignCode } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { campaignCodesQuery } from '../referrals-admin.api.ts';
import { CodeDialog } from './code-dialog.tsx';
import '../referrals-admin.css';

/** Codes of the operator's own: how often each was followed and used, and a way to make or change one. */
export function CampaignCodes() {
  const { t } = useTranslation('campaign-codes');
  const query = useQuery(campaignCodesQuery);
  const [edited, setEdited] = useState<CampaignCode | 'new' | null>(null);
  return (
    <>
      <QueryResult query={query} retry={t('retry')}>
        {(codes) => (
          <>
            <p>
              <Button onClick={() => setEdited('new')}>{t('make.open')}</Button>
            </p>
            {codes.length === 0 && <p className="text-muted">{t('empty')}</p>}
            <ul aria-label={t('title')}>
              {codes.map((code) => (
                <CodeRow key={code.id} code={code} onEdit={() => setEdited(code)} />
              ))}
            </ul>
          </>
        )}
      </QueryResult>
      {edited !== null && (
        <CodeDialog of={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

interface CodeRowProps {
  readonly code: CampaignCode;
  readonly onEdit: () => void;
}

function CodeRow({ code, onEdit }: CodeRowProps) {
  const { t } = useTranslation('campaign-codes');
  return (
    <li className="referral-row" data-row>
      <div>
        <p>
          <code>{code.code}</code> · {t(`status.${code.status}`)}
        </p>
        {code.label !== null && <p>{code.label}</p>}
        <p className="text-muted text-sm">{useFacts(code).join(' · ')}</p>
      </div>
      <p className="referral-ways">
        <Button variant="quiet" onClick={onEdit}>
          {t('change.open')}
          <span className="sr-only">: {code.code}</span>
        </Button>
      </p>
    </li>
  );
}

function useFacts({ clicks, currentUses, maxUses, expiresAt }: CampaignCode): string[] {
  const { t } = useTranslation('campaign-codes');
  const day = (time: string) =>
    new Date(time).toLocaleDateString(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return [
    t('clicks', { count: clicks }),
    maxUses === null ? t('uses', { count: currentUses }) : t('usesOf', { count: currentUses, most: maxUses }),
    expiresAt === null ? t('noEnd') : t('until', { day: day(expiresAt) }),
  ];
}
