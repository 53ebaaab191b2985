import type { PictureCrop } from '@chitta/contract';
import { picture as most } from '@chitta/contract/limits';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendPicture } from '../profile.api.ts';

const whole: PictureCrop = { x: 50, y: 50, zoom: 100 };
const ranges = [
  { name: 'zoom', min: 100, max: most.zoom },
  { name: 'x', min: 0, max: 100 },
  { name: 'y', min: 0, max: 100 },
] as const;

interface PictureDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** Shows the square that will be kept, moved and enlarged by three sliders, before anything is sent. */
export function PictureDialog({ file, onClose }: PictureDialogProps) {
  const { t } = useTranslation('profile');
  const [crop, setCrop] = useState(whole);
  const [isShown, setShown] = useState(true);
  const url = useFileUrl(file);
  const send = useSendPicture();
  return (
    <Dialog isOpen onClose={onClose} title={t('picture.title')}>
      <div className="picture-dialog">
        <div className="picture-preview">
          {url && isShown && (
            <img
              src={url}
              alt={t('picture.preview')}
              style={squareStyle(crop)}
              onError={() => setShown(false)}
            />
          )}
          {!isShown && <p>{t('picture.noPreview')}</p>}
        </div>
        {/* Of what cannot be seen nothing can be chosen. */}
        {(isShown ? ranges : []).map(({ name, ...range }) => (
          <Slider
            key={name}
            {...range}
            label={t(`picture.${name}`)}
            value={crop[name]}
            onChange={(value) => setCrop({ ...crop, [name]: value })}
          />
        ))}
        <p className="text-muted">{t('picture.privacy')}</p>
        {send.error && (
          <p role="alert" className="field-error">
            {t('notSaved', { problem: errorMessage(send.error) })}
          </p>
        )}
        <div className="picture-dialog-end">
          <Button isBusy={send.isPending} onClick={() => send.mutate({ file, crop }, { onSuccess: onClose })}>
            {t('picture.save')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('picture.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The same square that the server cuts: what is hidden left of it is `x` percent of all that is hidden. */
function squareStyle({ x, y, zoom }: PictureCrop) {
  const place = `${x}% ${y}%`;
  return { objectPosition: place, transformOrigin: place, transform: `scale(${zoom / 100})` };
}

/** An address of the file in this page, given back with it. */
function useFileUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="picture-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
