import type { OwnReferralCode } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Copy, QrCode, Share2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { codeQuery } from '../referrals.api.ts';
import { canShare, copy, share } from '../sharing/share-link.ts';
import { ReferralSky } from './referral-sky.tsx';

const QrPicture = lazy(async () => ({ default: (await import('#web/ui/qr/qr-picture.tsx')).QrPicture }));

/** The member's own link, with every way to hand it on. */
export function OwnLink() {
  const { t } = useTranslation('referrals');
  const { id } = useMember();
  const titleId = useId();
  const code = useQuery(codeQuery(id));
  return (
    <section className="referral-card night-depth" aria-labelledby={titleId}>
      <ReferralSky />
      <h2 id={titleId}>{t('card.title')}</h2>
      <p>{t('card.text')}</p>
      <QueryResult query={code} retry={t('retry')} placeholder="referral-ways-place">
        {(known) => <Ways {...known} />}
      </QueryResult>
    </section>
  );
}

function Ways({ code, link }: OwnReferralCode) {
  const { t } = useTranslation('referrals');
  const [showsPicture, setShowsPicture] = useState(false);
  const pictureId = useId();
  return (
    <>
      <p className="referral-link">{link}</p>
      <div className="referral-ways">
        <Button onClick={() => void copy(link, 'link')}>
          <Copy size={18} aria-hidden /> {t('link.copy')}
        </Button>
        {canShare() && (
          <Button variant="quiet" onClick={() => void share(link)}>
            <Share2 size={18} aria-hidden /> {t('link.share')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-expanded={showsPicture}
          aria-controls={pictureId}
          onClick={() => setShowsPicture((shows) => !shows)}
        >
          <QrCode size={18} aria-hidden /> {t(showsPicture ? 'link.hidePicture' : 'link.showPicture')}
        </Button>
      </div>
      <div id={pictureId} className="referral-picture">
        {showsPicture && (
          <Suspense fallback={<Skeleton className="size-52" />}>
            <QrPicture text={link} label={t('link.picture')} />
          </Suspense>
        )}
      </div>
      <p className="text-muted text-sm">{t('link.code', { code })}</p>
    </>
  );
}
