import { dreamText } from '@chitta/contract/first-page';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { MarkedDream } from './marked-dream.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { type LiveReadingState, useLiveReading } from './use-live-reading.ts';

interface OwnDreamProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function OwnDream({ text, onChange }: OwnDreamProps) {
  const { t } = useTranslation('landing');
  const id = useId();
  return (
    <div className="mb-5 grid gap-2">
      <label htmlFor={id} className="field-label">
        {t('live.ownLabel')}
      </label>
      <textarea
        id={id}
        className="live-input"
        rows={4}
        maxLength={dreamText.max}
        value={text}
        placeholder={t('live.ownPlaceholder')}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="text-muted text-sm">{t('live.ownPrivate')}</p>
    </div>
  );
}

export interface LiveDemo extends LiveReadingState {
  /** What the visitor has written; null while the example is shown. */
  readonly own: string | null;
  readonly setOwn: (own: string | null) => void;
  readonly text: string;
  readonly active: string | null;
  readonly setActive: (symbol: string | null) => void;
}

/** The state of the demonstration, shared by the sky above it and the reading itself. */
export function useLiveDemo(): LiveDemo {
  const { t } = useTranslation('landing');
  const [own, setOwn] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const text = own?.trim() ? own : t('live.dream');
  const { reading, hasFailed } = useLiveReading(text, currentLanguage());
  return { own, setOwn, text, reading, hasFailed, active, setActive };
}

interface LiveDemoProps {
  readonly demo: LiveDemo;
}

/** A dream read in front of the visitor, by the same engine that reads a member's. */
export function LiveReadingDemo({ demo }: LiveDemoProps) {
  const { t } = useTranslation('landing');
  const { own, setOwn, text, reading, hasFailed, active, setActive } = demo;
  const activeSymbol = reading?.symbols.find((symbol) => symbol.id === active);
  return (
    <div className="live">
      <div>
        {own !== null && <OwnDream text={own} onChange={setOwn} />}
        <MarkedDream text={text} reading={reading} active={active} onActivate={setActive} />
        <p className="live-note" aria-live="polite">
          {activeSymbol ? (
            <>
              <strong>{activeSymbol.name}</strong>: {activeSymbol.meaning}
            </>
          ) : (
            t('live.touch')
          )}
        </p>
        <Button variant="quiet" onClick={() => setOwn(own === null ? '' : null)}>
          {own === null ? t('live.tryOwn') : t('live.backToSample')}
        </Button>
      </div>
      <ReadingPane reading={reading} hasFailed={hasFailed} active={active} />
    </div>
  );
}
