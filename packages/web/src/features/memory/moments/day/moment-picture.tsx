import type { Moment } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { pictureUrl } from '../moments.api.ts';

type Pictured = Pick<Moment, 'id' | 'momentNumber' | 'note'> & {
  readonly picture: NonNullable<Moment['picture']>;
};

/** The small copy in its place; a press shows the whole one. */
export function MomentPicture({ moment }: { readonly moment: Pictured }) {
  const { t } = useTranslation('moments');
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const { id, momentNumber, picture } = moment;
  const { width, height } = picture;
  if (isBroken) return <p className="moment-missing">{t('picture.missing')}</p>;
  return (
    <>
      <button
        type="button"
        className="moment-picture"
        aria-label={t('picture.open', { number: momentNumber })}
        onClick={() => setOpen(true)}
      >
        <img
          src={pictureUrl(id, 'small')}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('moment.title', { number: momentNumber })}
        className="moment-dialog"
      >
        <img
          src={pictureUrl(id, 'whole')}
          alt={moment.note || t('picture.alt', { number: momentNumber })}
          width={width}
          height={height}
        />
      </Dialog>
    </>
  );
}
