import type { OracleShare } from '@chitta/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Button } from '#web/ui/button.tsx';
import { copyLink, linkOf } from './copy-link.ts';
import { useEndShare } from './oracle-shares.api.ts';

interface ShareGivenProps {
  readonly consultationId: string;
  readonly share: OracleShare;
  /** Of the member. */
  readonly zone: string;
  readonly onEnded: () => void;
  /** Another link takes its place. */
  readonly onAgain: () => void;
}

/** The link, shown this once. */
function Link({ token }: { readonly token: string }) {
  const { t } = useTranslation('oracle-shares');
  const link = linkOf(token);
  return (
    <div className="share-link">
      <p className="share-address">{link}</p>
      <Button onClick={() => void copyLink(link)}>
        <Copy size={18} aria-hidden />
        {t('given.copy')}
      </Button>
      <p className="field-hint">{t('given.once')}</p>
    </div>
  );
}

/** A share that runs: what it holds, until when, how often it was read, and the way to end it. */
export function ShareGiven({ consultationId, share, zone, onEnded, onAgain }: ShareGivenProps) {
  const { t } = useTranslation('oracle-shares');
  const end = useEndShare(consultationId);
  const held = [
    t('given.answer'),
    share.includesQuestion && t('given.question'),
    share.includesDreams && t('given.dreams'),
    share.includesPractice && t('given.practice'),
  ].filter((each) => each !== false);
  return (
    <div className="share-given">
      {share.token ? <Link token={share.token} /> : <p>{t('given.hidden')}</p>}
      <dl className="share-facts">
        <div>
          <dt>{t('given.holds')}</dt>
          <dd>{held.join(', ')}</dd>
        </div>
        <div>
          <dt>{t('given.until')}</dt>
          <dd>
            <time dateTime={share.expiresAt}>{formatDay(share.expiresAt, zone)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('given.views')}</dt>
          <dd>{t('given.viewed', { count: share.views })}</dd>
        </div>
      </dl>
      {end.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(end.error)}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={end.isPending}
          // The share that is gone takes this part with it, and callbacks of `mutate` go with their part.
          onClick={() => void end.mutateAsync().then(onEnded, () => undefined)}
        >
          {t('given.end')}
        </Button>
        {!share.token && (
          <Button variant="quiet" onClick={onAgain}>
            {t('given.again')}
          </Button>
        )}
      </p>
    </div>
  );
}
