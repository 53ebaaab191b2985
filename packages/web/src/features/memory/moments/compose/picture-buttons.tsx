import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { redrawPicture } from '#web/lib/pictures/redraw-picture.ts';
import { Button } from '#web/ui/button.tsx';

type Problem = 'unreadable' | 'noRoom';

interface PictureButtonsProps {
  readonly hasPicture: boolean;
  /** False where it cannot be kept. */
  readonly onPicture: (picture: Blob) => Promise<boolean>;
}

/** Only a device that is held in a hand takes a picture by itself. */
const hasCamera = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** A picture from the camera or from a file, made small before anything else is done with it. */
export function PictureButtons({ hasPicture, onPicture }: PictureButtonsProps) {
  const { t } = useTranslation('moments');
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!chosen) return;
    setBusy(true);
    setProblem(null);
    try {
      const made = await redrawPicture(chosen);
      if (!(await onPicture(made))) setProblem('noRoom');
    } catch {
      setProblem('unreadable');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {hasCamera() && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => camera.current?.click()}>
          <Camera size={18} aria-hidden />
          {t('compose.camera')}
        </Button>
      )}
      <Button variant={hasCamera() ? 'ghost' : 'quiet'} isBusy={isBusy} onClick={() => file.current?.click()}>
        <ImagePlus size={18} aria-hidden />
        {t(hasPicture ? 'compose.otherPicture' : 'compose.picture')}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('compose.camera')}
        onChange={(event) => void take(event)}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('compose.picture')}
        onChange={(event) => void take(event)}
      />
      {problem && (
        <p role="alert" className="field-error moment-compose-wide">
          {t(`compose.${problem}`)}
        </p>
      )}
    </>
  );
}
