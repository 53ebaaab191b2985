import type { CommunityCase } from '@chitta/contract';
import type { CommunityDecision } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';

/** What can be decided about something that is visible, and about something that is not. */
const offered = {
  visible: ['keep', 'hide'],
  held: ['restore', 'hide'],
  hidden: ['restore', 'keep'],
} as const;

/** One post or reply that waits: what it says, what was said of it, and what can be decided. */
export function CaseRow({ of }: { readonly of: CommunityCase }) {
  const { t } = useTranslation('community-moderation');
  const [decision, setDecision] = useState<CommunityDecision | null>(null);
  const { kind, text, state, hiddenReason, author, reports, appeal, waitingSince, isInCircle } = of;
  const since = new Date(waitingSince).toLocaleString(currentLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <article className="case-row" aria-label={t(`case.${kind}`, { pseudonym: author.pseudonym })}>
      <p className="text-muted text-sm">
        {t(`case.${kind}`, { pseudonym: author.pseudonym })} ·{' '}
        <Link to={paths.adminUser} params={{ userId: String(author.memberId) }} className="link">
          {t('member')}
        </Link>{' '}
        · {t('since', { since })} · {t(`states.${state}`)}
        {isInCircle && ` · ${t('inCircle')}`}
        {hiddenReason && ` · ${t(`reasons.${hiddenReason}`)}`}
      </p>
      <p className="case-text">{text}</p>
      {reports.length > 0 && (
        <ul className="case-reports">
          {reports.map((report) => (
            <li key={`${report.createdAt}-${report.reason}`}>
              <b>{t(`reasons.${report.reason}`)}</b>
              {report.text && `: ${report.text}`}
            </li>
          ))}
        </ul>
      )}
      {appeal !== null && (
        <p>
          <b>{t('appeal')}</b> {appeal}
        </p>
      )}
      <p className="case-ways">
        {offered[state].map((each) => (
          <Button key={each} variant={each === 'hide' ? 'danger' : 'quiet'} onClick={() => setDecision(each)}>
            {t(`decide.${each}`)}
          </Button>
        ))}
      </p>
      {decision && <DecideDialog of={of} decision={decision} onClose={() => setDecision(null)} />}
    </article>
  );
}
