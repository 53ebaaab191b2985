import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { chooseDeviceModel, deviceModelQuery, isDeviceModelChosen } from './device-model-choice.ts';
import { downloadModel } from './download-model.ts';
import './device-model.css';

type Download = { readonly share: number } | 'failed' | null;

/** The browser's own model, where it has one: off by default, kept on this device, fetched only by a press. */
export function DeviceModelSetting() {
  const { t } = useTranslation('device-model');
  const titleId = useId();
  const { data: availability } = useQuery(deviceModelQuery(currentLanguage()));
  const [isOn, setIsOn] = useState(isDeviceModelChosen);
  if (availability === undefined || availability === 'unavailable') return null;
  return (
    <section className="device-model" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <SwitchField
        label={t('label')}
        hint={t('hint')}
        isOn={isOn}
        onChange={(next) => {
          chooseDeviceModel(next);
          setIsOn(next);
        }}
      />
      {isOn && availability !== 'available' && <ModelDownload />}
      <p role="status" className="field-hint">
        {isOn && availability === 'available' && t('ready')}
      </p>
    </section>
  );
}

function ModelDownload() {
  const { t } = useTranslation('device-model');
  const labelId = useId();
  const client = useQueryClient();
  const [download, setDownload] = useState<Download>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    setDownload({ share: 0 });
    const language = currentLanguage();
    try {
      await downloadModel(language, (share) => setDownload({ share }), controller.signal);
      await client.invalidateQueries({ queryKey: deviceModelQuery(language).queryKey });
    } catch {
      if (!controller.signal.aborted) setDownload('failed');
    }
  }

  if (download !== null && download !== 'failed') {
    return (
      <div className="device-model-download">
        <p id={labelId}>{t('downloading', { percent: Math.floor(download.share * 100) })}</p>
        <progress aria-labelledby={labelId} max={1} value={download.share} />
      </div>
    );
  }
  return (
    <div className="device-model-download">
      {download === 'failed' && <p role="alert">{t('failed')}</p>}
      <p>{t('size')}</p>
      <Button variant="quiet" className="justify-self-start" onClick={() => void start()}>
        {t('download')}
      </Button>
    </div>
  );
}
