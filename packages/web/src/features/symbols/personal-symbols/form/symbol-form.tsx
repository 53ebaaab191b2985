import { personalSymbol as most } from '@chitta/contract/limits';
import { ChevronRight } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSavePersonalSymbol } from '../personal-symbols.api.ts';
import { ProseField } from './prose-field.tsx';
import { SymbolDetails } from './symbol-details.tsx';
import { draftProblem, requestOf, type SymbolDraft, saysMore } from './symbol-draft.ts';
import '#web/ui/disclosure.css';

interface SymbolFormProps {
  readonly initial: SymbolDraft;
  /** It was saved, or is not wanted after all. */
  readonly onDone: (isSaved: boolean) => void;
}

/** A symbol of one's own: the word and what it means to the dreamer; folded, everything else there is to say of it. */
export function SymbolForm({ initial, onDone }: SymbolFormProps) {
  const { t } = useTranslation('personal-symbols');
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const save = useSavePersonalSymbol();
  const problem = draftProblem(draft);
  const name = useRef<HTMLInputElement>(null);
  const variations = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const set = (changes: Partial<SymbolDraft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: string) =>
    isTried && problem?.field === field
      ? t(`form.problem.${problem.problem}`, { count: most.variations, max: most.variation })
      : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // The field may be far above what was pressed, or folded.
    if (problem?.field === 'variations' && more.current) more.current.open = true;
    if (problem) return { name, variations }[problem.field].current?.focus();
    save.mutate({ id: draft.id, body: requestOf(draft) }, { onSuccess: () => onDone(true) });
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
      <details className="disclosure" ref={more} open={saysMore(initial)}>
        <summary>
          <ChevronRight size={18} aria-hidden />
          {t('form.more')}
        </summary>
        <SymbolDetails draft={draft} onChange={set} variations={variations} error={errorOf('variations')} />
      </details>
      {save.error && (
        <p className="field-error" role="alert">
          {errorMessage(save.error)}
        </p>
      )}
      <div className="symbol-form-actions">
        <Button type="submit" isBusy={save.isPending}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
