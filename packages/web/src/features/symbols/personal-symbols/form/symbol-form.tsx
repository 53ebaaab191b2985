import { languages, personalSymbol as most, symbolGroups } from '@chitta/contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSavePersonalSymbol } from '../personal-symbols.api.ts';
import { FeelingField } from './feeling-field.tsx';
import { ProseField } from './prose-field.tsx';
import { draftProblem, requestOf, type SymbolDraft } from './symbol-draft.ts';

interface SymbolFormProps {
  readonly initial: SymbolDraft;
  readonly onDone: () => void;
}

/** A symbol of one's own: the word, what it means to the dreamer, how it feels, other ways of saying it. */
export function SymbolForm({ initial, onDone }: SymbolFormProps) {
  const { t } = useTranslation('personal-symbols');
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const save = useSavePersonalSymbol();
  const problem = draftProblem(draft);
  const name = useRef<HTMLInputElement>(null);
  const variations = useRef<HTMLInputElement>(null);
  const set = (changes: Partial<SymbolDraft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: string) =>
    isTried && problem?.field === field
      ? t(`form.problem.${problem.problem}`, { count: most.variations, max: most.variation })
      : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // The field may be far above what was pressed.
    if (problem) return { name, variations }[problem.field].current?.focus();
    save.mutate({ id: draft.id, body: requestOf(draft) }, { onSuccess: onDone });
  }

  return (
    <form className="symbol-form" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={name}
        label={t('form.name')}
        hint={t('form.nameHint')}
        error={errorOf('name')}
        value={draft.name}
        maxLength={most.name}
        autoComplete="off"
        required
        onChange={({ target }) => set({ name: target.value })}
      />
      <ProseField
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        max={most.description}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <TextField
        ref={variations}
        label={t('form.variations')}
        hint={t('form.variationsHint')}
        error={errorOf('variations')}
        value={draft.variations}
        autoComplete="off"
        onChange={({ target }) => set({ variations: target.value })}
      />
      <FeelingField value={draft.emotionalImpact} onChange={(emotionalImpact) => set({ emotionalImpact })} />
      <div className="symbol-form-row">
        <SelectField
          label={t('form.group')}
          value={draft.group}
          onChange={({ target }) => set({ group: target.value as SymbolDraft['group'] })}
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
          onChange={({ target }) => set({ language: target.value as SymbolDraft['language'] })}
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
        onChange={({ target }) => set({ category: target.value })}
      />
      <ProseField
        label={t('form.context')}
        hint={t('form.contextHint')}
        max={most.personalContext}
        value={draft.personalContext}
        onChange={(personalContext) => set({ personalContext })}
      />
      {save.error && (
        <p className="field-error" role="alert">
          {errorMessage(save.error)}
        </p>
      )}
      <div className="symbol-form-actions">
        <Button type="submit" isBusy={save.isPending}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
