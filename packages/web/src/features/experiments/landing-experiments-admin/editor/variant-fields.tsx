import {
  experiment as caps,
  type LandingTextName,
  type Language,
  landingBlocks,
  landingText,
  landingTexts,
  languages,
} from '@chitta/contract/limits';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { DraftVariant } from './experiment-draft.ts';

/** Every order in which the blocks can stand. */
const orders = landingBlocks.flatMap((first) =>
  landingBlocks
    .filter((each) => each !== first)
    .map((second) => [first, second, ...landingBlocks.filter((each) => each !== first && each !== second)]),
);

interface VariantFieldsProps {
  readonly variant: DraftVariant;
  readonly isControl: boolean;
  /** As the server names it. */
  readonly path: string;
  readonly wrong: ReadonlySet<string>;
  readonly preview: (language: Language) => ReactNode;
  readonly onChange: (changes: Partial<DraftVariant>) => void;
  /** Null: it has to stay. */
  readonly onRemove: (() => void) | null;
}

/** One variant: its weight, its words in both languages side by side, the order below, and how it looks. */
export function VariantFields(props: VariantFieldsProps) {
  const { variant, isControl, path, wrong, preview, onChange, onRemove } = props;
  const { t } = useTranslation('experiments-admin');
  const id = useId();
  return (
    <section className="experiments-variant" aria-labelledby={id}>
      <h2 id={id}>
        {t('variant.title', { letter: variant.key.toUpperCase() })}
        {isControl && <span className="experiments-state">{t('variant.control')}</span>}
      </h2>
      {isControl && <p className="text-muted">{t('variant.controlHint')}</p>}
      <div className="experiments-columns">
        <TextField
          label={t('variant.name')}
          value={variant.name}
          maxLength={caps.variantName}
          error={wrong.has(`${path}.name`) ? t('editor.needed') : undefined}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={t('variant.weight')}
          hint={t('variant.weightHint')}
          inputMode="numeric"
          autoComplete="off"
          value={variant.weight}
          error={
            wrong.has(`${path}.weight`) ? t('variant.weightWrong', { most: caps.weight.max }) : undefined
          }
          onChange={({ target }) => onChange({ weight: target.value })}
        />
        <SelectField
          label={t('variant.order')}
          value={variant.blocks}
          onChange={({ target }) => onChange({ blocks: target.value })}
        >
          <option value="">{t('variant.asThePage')}</option>
          {orders.map((order) => (
            <option key={order.join(',')} value={order.join(',')}>
              {order.map((block) => t(`blocks.${block}`)).join(' · ')}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="experiments-columns">
        {languages.map((language) => (
          <TextsIn
            key={language}
            language={language}
            variant={variant}
            path={path}
            wrong={wrong}
            onChange={onChange}
          />
        ))}
      </div>
      <div className="experiments-columns">
        {languages.map((language) => (
          <section
            key={language}
            lang={language}
            aria-label={t('variant.previewIn', { language: t(`languages.${language}`) })}
          >
            {preview(language)}
          </section>
        ))}
      </div>
      {onRemove && (
        <p>
          <Button variant="danger" onClick={onRemove}>
            {t('variant.remove', { letter: variant.key.toUpperCase() })}
          </Button>
        </p>
      )}
    </section>
  );
}

interface TextsInProps extends Pick<VariantFieldsProps, 'variant' | 'path' | 'wrong' | 'onChange'> {
  readonly language: Language;
}

function TextsIn({ language, variant, path, wrong, onChange }: TextsInProps) {
  const { t } = useTranslation('experiments-admin');
  const { texts } = variant;
  const write = (name: LandingTextName, typed: string) =>
    onChange({ texts: { ...texts, [name]: { ...texts[name], [language]: typed } } });
  return (
    <fieldset className="experiments-language">
      <legend>{t(`languages.${language}`)}</legend>
      {landingTexts.map((name) => {
        const shared = {
          label: t(`texts.${name}`),
          lang: language,
          value: texts[name][language],
          maxLength: landingText[name],
          placeholder: t('variant.asThePage'),
          error: wrong.has(`${path}.content.texts.${name}.${language}`) ? t('variant.bothNeeded') : undefined,
        };
        return name === 'lead' ? (
          <AreaField key={name} {...shared} rows={3} onWrite={(typed) => write(name, typed)} />
        ) : (
          <TextField key={name} {...shared} onChange={({ target }) => write(name, target.value)} />
        );
      })}
    </fieldset>
  );
}
