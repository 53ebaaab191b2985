import type { OracleShare, ShareOracleRequest } from '@chitta/contract';
import { shareDays } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useShare } from './oracle-shares.api.ts';

const parts = ['includesQuestion', 'includesDreams', 'includesPractice'] as const;

interface ShareChoicesProps {
  readonly consultationId: string;
  readonly hasPractice: boolean;
  readonly onShared: (share: OracleShare) => void;
}

/** What goes along, and for how long. What is most personal is left out until it is chosen. */
export function ShareChoices({ consultationId, hasPractice, onShared }: ShareChoicesProps) {
  const { t } = useTranslation('oracle-shares');
  const name = useId();
  const share = useShare(consultationId);
  const [chosen, setChosen] = useState<ShareOracleRequest>({
    includesQuestion: true,
    includesDreams: false,
    includesPractice: false,
    days: 7,
  });
  const offered = parts.filter((part) => part !== 'includesPractice' || hasPractice);
  return (
    <form
      className="share-choices"
      onSubmit={(event) => {
        event.preventDefault();
        // The share that there is now takes this part with it, and callbacks of `mutate` go with their part: the link
        // is told this once.
        void share.mutateAsync(chosen).then(onShared, () => undefined);
      }}
    >
      <p>{t('choices.always')}</p>
      <fieldset>
        <legend className="field-label">{t('choices.parts')}</legend>
        {offered.map((part) => (
          <label key={part} className="share-part">
            <input
              type="checkbox"
              checked={chosen[part]}
              onChange={({ target }) => setChosen({ ...chosen, [part]: target.checked })}
            />
            <span>
              {t(`choices.${part}`)}
              <span className="field-hint">{t(`choices.${part}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="field-label">{t('choices.days')}</legend>
        <div className="share-days">
          {shareDays.map((days) => (
            <label key={days} className="share-part">
              <input
                type="radio"
                name={name}
                checked={chosen.days === days}
                onChange={() => setChosen({ ...chosen, days })}
              />
              {t('choices.day', { count: days })}
            </label>
          ))}
        </div>
      </fieldset>
      {share.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(share.error)}
        </p>
      )}
      <Button type="submit" isBusy={share.isPending}>
        {t('choices.make')}
      </Button>
    </form>
  );
}
