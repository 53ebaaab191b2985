import { languages, personalSymbol as most, symbolGroups } from '@chitta/contract/limits';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FeelingField } from './feeling-field.tsx';
import { ProseField } from './prose-field.tsx';
import type { SymbolDraft } from './symbol-draft.ts';

interface SymbolDetailsProps {
  readonly draft: SymbolDraft;
  readonly onChange: (changes: Partial<SymbolDraft>) => void;
  /** The field of further words, which may have to be gone back to. */
  readonly variations: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
}

/** What may be said of a symbol besides: other ways of saying it, how it feels, what kind of thing it is, where it comes from. */
export function SymbolDetails({ draft, onChange, variations, error }: SymbolDetailsProps) {
  const { t } = useTranslation('personal-symbols');
  return (
    <div className="symbol-details">
      <TextField
        ref={variations}
        label={t('form.variations')}
        hint={t('form.variationsHint')}
        error={error}
        value={draft.variations}
        autoComplete="off"
        onChange={({ target }) => onChange({ variations: target.value })}
      />
      <FeelingField
        value={draft.emotionalImpact}
        onChange={(emotionalImpact) => onChange({ emotionalImpact })}
      />
      <div className="symbol-form-row">
        <SelectField
          label={t('form.group')}
          value={draft.group}
          onChange={({ target }) => onChange({ group: target.value as SymbolDraft['group'] })}
        >
          {symbolGroups.map((group) => (
            <option key={group} value={group}>
              {t(`group.${group}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('form.language')}
          value={draft.language}
          onChange={({ target }) => onChange({ language: target.value as SymbolDraft['language'] })}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`language.${language}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={t('form.category')}
        value={draft.category}
        maxLength={most.category}
        placeholder={t('form.categoryDefault')}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <ProseField
        label={t('form.context')}
        hint={t('form.contextHint')}
        max={most.personalContext}
        value={draft.personalContext}
        onChange={(personalContext) => onChange({ personalContext })}
      />
    </div>
  );
}
