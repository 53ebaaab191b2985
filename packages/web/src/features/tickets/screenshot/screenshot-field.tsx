import { ticketScreenshot } from '@chitta/contract/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { Shot } from './shot.ts';
import { ShotEditor } from './shot-editor.tsx';
import { canTakePicture, takePicture } from './take-picture.ts';
import './screenshot.css';

interface ScreenshotFieldProps {
  readonly shot: Shot | null;
  readonly onChange: (shot: Shot | null) => void;
}

const kinds = 'image/png,image/jpeg,image/webp,image/avif';

type Fault = 'kind' | 'large' | 'failed';

/** What keeps a file from being a picture to send; null: nothing. Whether it can be read, sending shows. */
function faultOf(file: File): Fault | null {
  if (!kinds.split(',').includes(file.type)) return 'kind';
  // It is made smaller before it is sent: this only keeps out what no device would take.
  return file.size > 4 * ticketScreenshot.bytes ? 'large' : null;
}

/** A picture of the screen to go along: a file, or taken here where the browser lets one, with parts blacked out. */
export function ScreenshotField({ shot, onChange }: ScreenshotFieldProps) {
  const { t } = useTranslation('screenshot');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  function show(picture: Blob | null, found: Fault | null) {
    setFault(found);
    if (shot) URL.revokeObjectURL(shot.url);
    onChange(picture && !found ? { picture, url: URL.createObjectURL(picture), areas: [] } : null);
  }
  async function take() {
    try {
      const picture = await takePicture();
      if (picture) show(picture, null);
    } catch {
      setFault('failed');
    }
  }
  return (
    <fieldset className="screenshot-field">
      <legend className="field-label">{t('title')}</legend>
      <p className="field-hint">{t('hint')}</p>
      {shot ? (
        <ShotEditor
          shot={shot}
          onChange={(areas) => onChange({ ...shot, areas })}
          onRemove={() => show(null, null)}
        />
      ) : (
        <>
          <p className="screenshot-ways">
            <Button variant="quiet" onClick={() => input.current?.click()}>
              {t('choose')}
            </Button>
            {canTakePicture() && (
              <Button variant="quiet" onClick={() => void take()}>
                {t('take')}
              </Button>
            )}
          </p>
          <p className="field-hint">{t(canTakePicture() ? 'takeHint' : 'cannotTake')}</p>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept={kinds}
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) show(file, faultOf(file));
          target.value = '';
        }}
      />
      {fault && (
        <p role="alert" className="field-error">
          {t(`fault.${fault}`)}
        </p>
      )}
    </fieldset>
  );
}
