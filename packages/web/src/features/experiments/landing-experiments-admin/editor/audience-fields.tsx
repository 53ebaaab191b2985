import { experiment as caps, languages, trafficSources } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#web/ui/area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ExperimentDraft } from './experiment-draft.ts';

interface AudienceFieldsProps {
  readonly draft: ExperimentDraft;
  /** Names of the fields that cannot be sent, or were not taken. */
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (changes: Partial<ExperimentDraft>) => void;
}

/** Whom the experiment means: all of its variants meet the same people. */
export function AudienceFields({ draft, wrong, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation('experiments-admin');
  return (
    <fieldset className="experiments-group">
      <legend>{t('audience.title')}</legend>
      <p className="text-muted">{t('audience.hint')}</p>
      <Choices
        label={t('audience.languages')}
        all={languages}
        chosen={draft.languages}
        say={(each) => t(`languages.${each}`)}
        onChoose={(chosen) => onChange({ languages: chosen })}
      />
      <Choices
        label={t('audience.sources')}
        all={trafficSources}
        chosen={draft.trafficSources}
        say={(each) => t(`sources.${each}`)}
        onChoose={(chosen) => onChange({ trafficSources: chosen })}
      />
      <AreaField
        label={t('audience.keywords')}
        hint={t('audience.keywordsHint')}
        rows={3}
        value={draft.keywords}
        error={
          wrong.has('targeting.keywords')
            ? t('audience.keywordsWrong', { most: caps.keywords, length: caps.keyword })
            : undefined
        }
        onWrite={(keywords) => onChange({ keywords })}
      />
      <TextField
        label={t('audience.coverage')}
        hint={t('audience.coverageHint')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.coverage}
        error={wrong.has('coverage') ? t('audience.coverageWrong') : undefined}
        onChange={({ target }) => onChange({ coverage: target.value })}
      />
    </fieldset>
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly say: (value: Value) => string;
  readonly onChoose: (chosen: Value[]) => void;
}

function Choices<Value extends string>({ label, all, chosen, say, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="experiments-choices">
      <legend className="field-label">{label}</legend>
      {all.map((each) => (
        <label key={each} className="experiments-choice">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              onChoose(all.filter((other) => (other === each ? target.checked : chosen.includes(other))))
            }
          />
          {say(each)}
        </label>
      ))}
    </fieldset>
  );
}
