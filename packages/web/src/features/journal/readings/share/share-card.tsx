import { Download, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { savePicture, sharePicture } from '#web/lib/share-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { useDrawnPicture } from '#web/ui/sky/picture/use-drawn-picture.ts';
import { skyOfDream } from '#web/ui/sky/sky-of-dream.ts';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { partsOfReading } from '../parts/parts-of-reading.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { card } from './card-layout.ts';
import { type Card, drawCard, loadCardFaces } from './draw-card.ts';
import './share-card.css';

const fileName = 'chitta.png';

interface ShareCardProps {
  readonly subject: ReadingSubject;
  readonly title: string;
  readonly onDone: () => void;
}

const drawing = { loadFaces: loadCardFaces, draw: drawCard };

/** Headline and dream are on the picture only where they are chosen; nothing of it leaves the device by itself. */
function useChosenCard({ subject, title }: Pick<ShareCardProps, 'subject' | 'title'>) {
  const { content, symbols, reading } = subject;
  const [hasHeadline, setHeadline] = useState(true);
  const [hasDream, setDream] = useState(false);
  const headline =
    reading &&
    partsOfReading(reading)
      .headline.map(({ sentence }) => sentence.text)
      .join(' ');
  const [tonight] = useState(() => new Date());
  const night = subject.night ?? tonight;
  const shown = useMemo<Card>(
    () => ({
      title,
      headline: (hasHeadline && headline) || undefined,
      dream: hasDream ? content : undefined,
      sky: skyOfDream({ content, symbols, sentences: reading?.sentences ?? [] }),
      night,
      nightWords: new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(night),
    }),
    [title, hasHeadline, headline, hasDream, content, symbols, reading, night],
  );
  return { shown, headline, hasHeadline, setHeadline, hasDream, setDream };
}

/** The picture of a dream, made on the device: its sky, its title, and what else is chosen. */
export function ShareCard({ subject, title, onDone }: ShareCardProps) {
  const { t } = useTranslation('share');
  const { shown, headline, hasHeadline, setHeadline, hasDream, setDream } = useChosenCard({ subject, title });
  const { canvas, isDrawn, blob } = useDrawnPicture(shown, drawing);
  const [canShare] = useState(
    () => navigator.canShare?.({ files: [new File([], fileName, { type: 'image/png' })] }) ?? false,
  );

  async function give(isShared: boolean) {
    const made = await blob();
    if (!made) return toast({ title: t('failed'), variant: 'destructive' });
    if (!isShared) savePicture(made, fileName);
    const outcome = isShared ? await sharePicture(made, fileName, title) : 'saved';
    if (outcome === 'saved') toast({ title: t('saved') });
    if (outcome !== 'left') onDone();
  }

  return (
    <div className="share-card">
      <canvas
        ref={canvas}
        width={card.width}
        height={card.height}
        className="share-card-picture"
        data-ink="night"
        role="img"
        aria-label={t('picture', { title })}
      />
      <div className="share-card-choices">
        {headline && <SwitchField label={t('headline')} isOn={hasHeadline} onChange={setHeadline} />}
        <SwitchField label={t('dream')} hint={t('dreamHint')} isOn={hasDream} onChange={setDream} />
        <p className="field-hint">{t('local')}</p>
        <div className="share-card-actions">
          {canShare && (
            <Button disabled={!isDrawn} onClick={() => void give(true)}>
              <Share2 size={18} aria-hidden />
              {t('share')}
            </Button>
          )}
          <Button
            variant={canShare ? 'quiet' : 'primary'}
            disabled={!isDrawn}
            onClick={() => void give(false)}
          >
            <Download size={18} aria-hidden />
            {t('save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
