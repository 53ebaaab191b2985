import type { SymbolSky } from '@chitta/contract';
import { Download, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePicture, sharePicture } from '#web/lib/share-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDrawnPicture } from '#web/ui/sky/picture/use-drawn-picture.ts';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { dreamsUntil } from '../sky-steps.ts';
import { drawPicture, loadPictureFaces, picture } from './draw-picture.ts';

const fileName = 'chitta-sky.png';

const drawing = { loadFaces: loadPictureFaces, draw: drawPicture };

interface PictureDialogProps {
  readonly sky: SymbolSky;
  readonly until: number;
  readonly untilWords: string;
  readonly onClose: () => void;
}

/** The sky as a picture, made on the device, to look at before it goes anywhere. */
export function PictureDialog({ sky, until, untilWords, onClose }: PictureDialogProps) {
  const { t } = useTranslation('symbol-sky');
  const [hasNames, setNames] = useState(true);
  const symbols = sky.stars.filter((star) => dreamsUntil(star, until) > 0).length;
  const title = t('picture.title');
  const line = t('picture.line', { symbols: t('symbols', { count: symbols }), until: untilWords });
  const shown = useMemo(() => ({ sky, until, hasNames, title, line }), [sky, until, hasNames, title, line]);
  const { canvas, isDrawn, blob } = useDrawnPicture(shown, drawing);
  const [canShare] = useState(
    () => navigator.canShare?.({ files: [new File([], fileName, { type: 'image/png' })] }) ?? false,
  );

  async function give(isShared: boolean) {
    const made = await blob();
    if (!made) return toast({ title: t('picture.failed'), variant: 'destructive' });
    if (!isShared) savePicture(made, fileName);
    const outcome = isShared ? await sharePicture(made, fileName, title) : 'saved';
    if (outcome === 'saved') toast({ title: t('picture.saved') });
    if (outcome !== 'left') onClose();
  }
  return (
    <Dialog
      isOpen
      title={t('picture.heading')}
      className="dialog-sheet symbols-picture-dialog"
      onClose={onClose}
    >
      <div className="symbols-picture">
        <canvas
          ref={canvas}
          width={picture.width}
          height={picture.height}
          data-ink="night"
          role="img"
          aria-label={t('picture.label', { title, line })}
        />
        <div className="symbols-picture-acts">
          <SwitchField
            label={t('picture.names')}
            hint={t('picture.namesHint')}
            isOn={hasNames}
            onChange={setNames}
          />
          <p className="field-hint">{t('picture.local')}</p>
          <div>
            {canShare && (
              <Button disabled={!isDrawn} onClick={() => void give(true)}>
                <Share2 size={18} aria-hidden />
                {t('picture.share')}
              </Button>
            )}
            <Button
              variant={canShare ? 'quiet' : 'primary'}
              disabled={!isDrawn}
              onClick={() => void give(false)}
            >
              <Download size={18} aria-hidden />
              {t('picture.save')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
