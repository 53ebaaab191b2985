import type { AdminExperiment, LandingContent } from '@chitta/contract';
import { experiment as caps, type Language } from '@chitta/contract/limits';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useWriteExperiment } from '../landing-experiments-admin.api.ts';
import { AudienceFields } from './audience-fields.tsx';
import {
  contentOf,
  draftOf,
  type ExperimentDraft,
  emptyDraft,
  newVariant,
  problemsOf,
  valuesOf,
} from './experiment-draft.ts';
import { VariantFields } from './variant-fields.tsx';
import '../experiments-admin.css';

/** Draws what a variant says on the first page, in a language. */
export type VariantPreview = (content: LandingContent, language: Language) => ReactNode;

interface ExperimentEditorProps {
  /** Null: a new one. */
  readonly experiment: AdminExperiment | null;
  readonly preview: VariantPreview;
  readonly onDone: (written: AdminExperiment) => void;
  readonly onCancel: () => void;
}

/** Names of the fields that the server did not take. */
function refusedFields(error: Error | null): readonly string[] {
  return error instanceof ApiError ? error.details.map(({ path }) => path) : [];
}

/** Writes a draft: what is expected, for whom, and what each variant says in both languages, with a preview. */
export function ExperimentEditor({ experiment, preview, onDone, onCancel }: ExperimentEditorProps) {
  const { t } = useTranslation('experiments-admin');
  const [start] = useState(() =>
    experiment ? draftOf(experiment) : emptyDraft([t('editor.asItIs'), t('editor.other', { letter: 'B' })]),
  );
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const write = useWriteExperiment();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const unsaved = useUnsaved(isChanged);
  const form = useRef<HTMLFormElement>(null);
  const problems = problemsOf(draft);
  const wrong = new Set([...(isTried ? problems : []), ...refusedFields(write.error)]);
  const change = (changes: Partial<ExperimentDraft>) => setDraft((before) => ({ ...before, ...changes }));
  // What was not taken may stand far above the button.
  useEffect(() => {
    if (isTried || write.isError) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isTried, write.isError]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(problems.size > 0);
    if (problems.size > 0 || write.isPending) return;
    write.mutate(
      { of: experiment, values: valuesOf(draft) },
      {
        onSuccess: (written) => {
          unsaved.letGo();
          toast({ title: t('editor.saved') });
          onDone(written);
        },
      },
    );
  };
  const { variants } = draft;
  const setVariants = (next: typeof variants) => change({ variants: next });
  return (
    <form ref={form} className="experiments-editor" onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('editor.name')}
        value={draft.name}
        maxLength={caps.name}
        error={wrong.has('name') ? t('editor.needed') : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <AreaField
        label={t('editor.hypothesis')}
        hint={t('editor.hypothesisHint')}
        value={draft.hypothesis}
        maxLength={caps.hypothesis}
        rows={3}
        onWrite={(hypothesis) => change({ hypothesis })}
      />
      <AudienceFields draft={draft} wrong={wrong} onChange={change} />
      {variants.map((variant, index) => (
        <VariantFields
          key={variant.key}
          variant={variant}
          isControl={index === 0}
          path={`variants.${index}`}
          wrong={wrong}
          preview={(language) => preview(contentOf(variant), language)}
          onChange={(changes) =>
            setVariants(variants.map((each) => (each.key === variant.key ? { ...each, ...changes } : each)))
          }
          onRemove={
            variants.length > caps.variants.min && index > 0
              ? () => setVariants(variants.filter(({ key }) => key !== variant.key))
              : null
          }
        />
      ))}
      {variants.length < caps.variants.max && (
        <p>
          <Button
            variant="quiet"
            onClick={() => {
              const { key } = newVariant(variants, '');
              const name = t('editor.other', { letter: key.toUpperCase() });
              setVariants([...variants, newVariant(variants, name)]);
            }}
          >
            {t('editor.add')}
          </Button>
        </p>
      )}
      <p className="text-muted">{t('editor.notVaried')}</p>
      {wrong.has('variants') && (
        <p role="alert" className="form-failure">
          {t('editor.weightsNeeded')}
        </p>
      )}
      {(wrong.size > 0 || write.error) && (
        <p role="alert" className="form-failure">
          {wrong.size > 0 || !write.error ? t('editor.wrong') : errorMessage(write.error)}
        </p>
      )}
      <p className="experiments-ways">
        <Button type="submit" isBusy={write.isPending}>
          {t('editor.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            if (!isChanged || window.confirm(t('editor.unsaved'))) onCancel();
          }}
        >
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}

/** Asks before what was typed is lost, whether by a link, by going back or by closing the page; not once it is let go. */
function useUnsaved(isUnsaved: boolean): { readonly letGo: () => void } {
  const { t } = useTranslation('experiments-admin');
  // Whoever is led on after saving leaves before this is drawn again.
  const isLetGo = useRef(false);
  const isAsked = () => isUnsaved && !isLetGo.current;
  useBlocker({
    shouldBlockFn: () => isAsked() && !window.confirm(t('editor.unsaved')),
    enableBeforeUnload: isAsked,
  });
  return {
    letGo: () => {
      isLetGo.current = true;
    },
  };
}
