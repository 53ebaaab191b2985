import type { CampaignCode } from '@chitta/contract';
import { referralCode as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useKeepCode } from '../referrals-admin.api.ts';
import { type CodeDraft, draftOf, isCode, isUses, requestOf } from './code-draft.ts';

interface CodeDialogProps {
  /** Null: a new one. */
  readonly of: CampaignCode | null;
  readonly onClose: () => void;
}

/** A code of a campaign: what it is called, until when and how often it works. */
export function CodeDialog({ of, onClose }: CodeDialogProps) {
  const { t } = useTranslation('campaign-codes');
  const [draft, setDraft] = useState(draftOf(of));
  const run = useKeepCode();
  const isValid = isCode(draft.code) && draft.label.trim() !== '' && isUses(draft.maxUses);
  const handleReason = (reason: string) =>
    run.mutate(requestOf(of, draft, reason), {
      onSuccess: () => {
        toast({ title: t('kept', { code: draft.code.trim() }) });
        onClose();
      },
    });
  return (
    <Dialog isOpen title={of ? t('change.title', { code: of.code }) : t('make.title')} onClose={onClose}>
      <ReasonForm
        effect={t(of ? 'change.effect' : 'make.effect')}
        action={t(of ? 'change.do' : 'make.do')}
        run={run}
        isValid={isValid}
        onSubmit={handleReason}
        onClose={onClose}
      >
        {(isTried) => (
          <Fields
            draft={draft}
            isNew={of === null}
            isTried={isTried}
            onChange={(more) => setDraft({ ...draft, ...more })}
          />
        )}
      </ReasonForm>
    </Dialog>
  );
}

interface FieldsProps {
  readonly draft: CodeDraft;
  readonly isNew: boolean;
  readonly isTried: boolean;
  readonly onChange: (more: Partial<CodeDraft>) => void;
}

function Fields({ draft, isNew, isTried, onChange }: FieldsProps) {
  const { t } = useTranslation('campaign-codes');
  const wrong = (isRight: boolean, words: string) => (isTried && !isRight ? words : undefined);
  return (
    <>
      {isNew && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          error={wrong(isCode(draft.code), t('codeHint'))}
          value={draft.code}
          maxLength={limits.max}
          autoCapitalize="characters"
          onChange={({ target }) => onChange({ code: target.value })}
        />
      )}
      <TextField
        label={t('label')}
        hint={t('labelHint')}
        error={wrong(draft.label.trim() !== '', t('needed'))}
        value={draft.label}
        maxLength={limits.label}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <TextField
        type="date"
        label={t('lastDay')}
        hint={t('lastDayHint')}
        value={draft.lastDay}
        onChange={({ target }) => onChange({ lastDay: target.value })}
      />
      <TextField
        inputMode="numeric"
        label={t('maxUses')}
        hint={t('maxUsesHint')}
        error={wrong(isUses(draft.maxUses), t('notANumber'))}
        value={draft.maxUses}
        maxLength={9}
        onChange={({ target }) => onChange({ maxUses: target.value })}
      />
      {!isNew && (
        <SwitchField
          label={t('isActive')}
          isOn={draft.isActive}
          onChange={(isActive) => onChange({ isActive })}
        />
      )}
    </>
  );
}
