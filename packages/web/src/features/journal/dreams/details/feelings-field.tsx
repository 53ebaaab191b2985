import { type DreamFeeling, dreamFeelings } from '@chitta/contract/limits';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './feelings.css';

interface FeelingsFieldProps {
  readonly value: readonly DreamFeeling[];
  readonly onChange: (feelings: readonly DreamFeeling[]) => void;
  /** One line that scrolls sideways, for where room is scarce; its question is heard, not seen. */
  readonly isLine?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The feeling that a key leads to from the one at `place`; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number): number | undefined {
  const last = dreamFeelings.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  return step === undefined ? undefined : (place + step + dreamFeelings.length) % dreamFeelings.length;
}

/** What was felt in the dream: each with one press, any number of them, none needed. One stop for the Tab key. */
export function FeelingsField({ value, onChange, isLine = false }: FeelingsFieldProps) {
  const { t } = useTranslation('dreams');
  const labelId = useId();
  const [stop, setStop] = useState(0);

  const press = (feeling: DreamFeeling) =>
    onChange(dreamFeelings.filter((each) => (each === feeling) !== value.includes(each)));

  function handleKey(event: KeyboardEvent<HTMLElement>, place: number) {
    const next = placeAfter(event.key, place);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={isLine ? 'feelings feelings-line' : 'feelings'}>
      <p id={labelId} className={isLine ? 'sr-only' : 'field-label'}>
        {t('feeling.label')}
      </p>
      <div role="toolbar" aria-labelledby={labelId} className="feelings-choices">
        {dreamFeelings.map((feeling, place) => (
          <button
            key={feeling}
            type="button"
            className="feeling"
            aria-pressed={value.includes(feeling)}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setStop(place)}
            onKeyDown={(event) => handleKey(event, place)}
            onClick={() => press(feeling)}
          >
            {t(`feeling.${feeling}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
