import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { chooseVariant, demoVariants, sources, type Visitor } from './choose-variant.ts';
import { VariantTable } from './variant-table.tsx';

/** Of the example, as each phase of an experiment has one of its own. */
const seed = 'ab-test-demo';

function anotherValue(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `visitor-${drawn.toString(36)}`;
}

/** Who would see what: a visitor is described, and the variant that they would get follows at once. */
export function ChoiceDemo() {
  const { t } = useTranslation('ab-test-demo');
  const [visitor, setVisitor] = useState<Visitor>(() => ({
    value: 'visitor-1',
    language: currentLanguage(),
    source: 'direct',
    keyword: '',
  }));
  const [variants, setVariants] = useState(demoVariants);
  const change = (changes: Partial<Visitor>) => setVisitor((before) => ({ ...before, ...changes }));
  const choice = chooseVariant(visitor, variants, seed);
  return (
    <section className="ab-demo-part" aria-labelledby="ab-choice">
      <h2 id="ab-choice">{t('choice.title')}</h2>
      <p className="ab-demo-words">{t('choice.lead')}</p>
      <div className="ab-demo-fields">
        <div className="ab-demo-value">
          <TextField
            label={t('choice.value')}
            hint={t('choice.valueHint')}
            value={visitor.value}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ value: target.value })}
          />
          <Button variant="quiet" onClick={() => change({ value: anotherValue() })}>
            {t('choice.another')}
          </Button>
        </div>
        <SelectField
          label={t('choice.language')}
          value={visitor.language}
          onChange={({ target }) => change({ language: target.value === 'es' ? 'es' : 'en' })}
        >
          <option value="en">{t('languages.en')}</option>
          <option value="es">{t('languages.es')}</option>
        </SelectField>
        <SelectField
          label={t('choice.source')}
          value={visitor.source}
          onChange={({ target }) =>
            change({ source: sources.find((each) => each === target.value) ?? 'direct' })
          }
        >
          {sources.map((each) => (
            <option key={each} value={each}>
              {t(`sources.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('choice.keyword')}
          hint={t('choice.keywordHint')}
          value={visitor.keyword}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => change({ keyword: target.value })}
        />
      </div>
      <p role="status" className="ab-demo-outcome">
        {choice.chosen === null
          ? t('choice.none')
          : t('choice.sees', { variant: t(`variants.${choice.chosen}.name`) })}
      </p>
      <VariantTable
        visitor={visitor}
        choice={choice}
        seed={seed}
        onWeigh={(key, weight) =>
          setVariants((before) => before.map((each) => (each.key === key ? { ...each, weight } : each)))
        }
      />
      <p className="ab-demo-words text-muted">{t('choice.notAsked')}</p>
    </section>
  );
}
