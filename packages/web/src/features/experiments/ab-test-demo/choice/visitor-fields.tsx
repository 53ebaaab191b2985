import { trafficSources } from '@chitta/experiments';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Visitor } from './choose-variant.ts';

function anotherValue(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `visitor-${drawn.toString(36)}`;
}

interface VisitorFieldsProps {
  readonly visitor: Visitor;
  readonly onChange: (changes: Partial<Visitor>) => void;
}

/** What is known of somebody who opens the first page. */
export function VisitorFields({ visitor, onChange }: VisitorFieldsProps) {
  const { t } = useTranslation('ab-test-demo');
  return (
    <fieldset className="ab-demo-fields">
      <legend className="ab-demo-legend">{t('choice.who')}</legend>
      <div className="ab-demo-value">
        <TextField
          label={t('choice.value')}
          hint={t('choice.valueHint')}
          value={visitor.value}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ value: target.value })}
        />
        <Button variant="quiet" onClick={() => onChange({ value: anotherValue() })}>
          {t('choice.another')}
        </Button>
      </div>
      <SelectField
        label={t('choice.language')}
        hint={t('choice.languageHint')}
        value={visitor.language}
        onChange={({ target }) => onChange({ language: target.value === 'es' ? 'es' : 'en' })}
      >
        <option value="en">{t('languages.en')}</option>
        <option value="es">{t('languages.es')}</option>
      </SelectField>
      <SelectField
        label={t('choice.source')}
        value={visitor.source}
        onChange={({ target }) =>
          onChange({ source: trafficSources.find((each) => each === target.value) ?? 'direct' })
        }
      >
        {trafficSources.map((each) => (
          <option key={each} value={each}>
            {t(`sources.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('choice.keyword')}
        hint={t('choice.keywordHint')}
        value={visitor.keyword}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => onChange({ keyword: target.value })}
      />
      <SwitchField
        label={t('choice.private')}
        hint={t('choice.privateHint')}
        isOn={visitor.isPrivate}
        onChange={(isPrivate) => onChange({ isPrivate })}
      />
    </fieldset>
  );
}
