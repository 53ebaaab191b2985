import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { LiveReading } from './live-reading/live-reading-protocol.ts';
import { MarkedDream } from './live-reading/marked-dream.tsx';

interface TriedDreamProps {
  readonly reading: LiveReading;
  /** Symbols whose words are lit. */
  readonly lit: ReadonlySet<string>;
  readonly active: string | null;
  readonly onActivate: (symbol: string | null) => void;
  /** Back to the field; missing where there is nothing of one's own to change. */
  readonly onChange?: (() => void) | undefined;
}

/** A symbol that was touched, in one line; else that one can touch. */
function SymbolLine({ reading, active }: Pick<TriedDreamProps, 'reading' | 'active'>) {
  const { t } = useTranslation('landing-more');
  const symbol = reading.symbols.find(({ id }) => id === active);
  return (
    <p className="tried-note" aria-live="polite">
      {symbol ? (
        <>
          <strong>{symbol.name}</strong>: {symbol.meaning}
        </>
      ) : (
        t('reading.touch')
      )}
    </p>
  );
}

/** The dream that was read, marked, in the place of the field it was written in. Folded on a phone: its reading is near. */
export function TriedDream({ reading, onChange, ...marks }: TriedDreamProps) {
  const { t } = useTranslation('landing-more');
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="tried-dream" data-whole={isWhole}>
      <div className="tried-dream-head">
        <p>{t('dream.title')}</p>
        {onChange && (
          <Button variant="ghost" onClick={onChange}>
            {t('dream.change')}
          </Button>
        )}
      </div>
      <MarkedDream text={reading.text} reading={reading} {...marks} />
      {!isWhole && (
        <Button variant="ghost" className="tried-unfold" onClick={() => setWhole(true)}>
          {t('dream.whole')}
        </Button>
      )}
      {reading.symbols.length > 0 && <SymbolLine reading={reading} active={marks.active} />}
    </div>
  );
}
