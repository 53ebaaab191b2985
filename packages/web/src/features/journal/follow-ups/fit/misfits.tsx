import type { SpokenSymbol } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';

interface MisfitsProps {
  readonly symbols: readonly SpokenSymbol[];
  readonly language: Language;
  readonly misfits: readonly string[];
  readonly onChange: (misfits: string[]) => void;
}

/** The symbols of a reading; the ones that did not fit are tapped. */
export function Misfits({ symbols, language, misfits, onChange }: MisfitsProps) {
  const { t } = useTranslation('follow-ups');
  const toggle = (id: string) =>
    onChange(misfits.includes(id) ? misfits.filter((each) => each !== id) : [...misfits, id]);
  return (
    <fieldset className="fit-misfits">
      <legend>{t('fit.misfits')}</legend>
      <div>
        {symbols.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="fit-misfit"
            lang={language}
            aria-pressed={misfits.includes(id)}
            onClick={() => toggle(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
