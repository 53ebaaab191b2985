import type { CannedAnswer } from '@chitta/contract';
import { cannedAnswer as limits } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { cannedAnswersQuery, useDeleteCanned, useKeepCanned } from './canned-answers.api.ts';
import { CannedForm } from './canned-form.tsx';
import '../tickets-desk.css';

/** Answers that are written once, in both languages: all of them, and one that is written or changed. */
export function CannedAnswers() {
  const { t } = useTranslation('tickets-desk');
  const query = useQuery(cannedAnswersQuery);
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null);
  if (edited !== null) {
    const of = edited === 'new' ? null : edited;
    return <CannedForm key={of?.id ?? 'new'} of={of} onDone={() => setEdited(null)} />;
  }
  return (
    <QueryResult query={query} retry={t('retry')}>
      {(answers) => (
        <>
          <p>
            <Button disabled={answers.length >= limits.most} onClick={() => setEdited('new')}>
              {t('canned.write')}
            </Button>
          </p>
          {answers.length === 0 && <p className="text-muted">{t('canned.empty')}</p>}
          <ul className="desk-tickets" aria-label={t('canned.title')}>
            {answers.map((answer) => (
              <CannedRow key={answer.id} answer={answer} onEdit={() => setEdited(answer)} />
            ))}
          </ul>
        </>
      )}
    </QueryResult>
  );
}

interface CannedRowProps {
  readonly answer: CannedAnswer;
  readonly onEdit: () => void;
}

function CannedRow({ answer, onEdit }: CannedRowProps) {
  const { t } = useTranslation('tickets-desk');
  const { name, texts } = answer;
  return (
    <li>
      <div className="grid gap-2">
        <h2 className="desk-canned-name">{name}</h2>
        <p className="desk-text" lang="en">
          {texts.en}
        </p>
        <p className="desk-text" lang="es">
          {texts.es}
        </p>
      </div>
      <div className="desk-canned-ways">
        <Button variant="quiet" onClick={onEdit}>
          {t('canned.edit')}
          <span className="sr-only">: {name}</span>
        </Button>
        <DeleteCanned answer={answer} />
      </div>
    </li>
  );
}

/** Deleted at once; the toast writes it again. */
function DeleteCanned({ answer: { id, name, texts } }: { readonly answer: CannedAnswer }) {
  const { t } = useTranslation('tickets-desk');
  const remove = useDeleteCanned();
  const keep = useKeepCanned();
  // What is deleted goes from the list, and callbacks of `mutate` would go with it.
  const undo = () =>
    keep
      .mutateAsync({ of: null, values: { name, texts } })
      .catch(() => toast({ title: t('canned.notBack') }));
  const handlePress = () =>
    remove.mutateAsync(id).then(
      () =>
        toast({
          title: t('canned.deleted', { name }),
          action: { label: t('undo'), onClick: () => void undo() },
        }),
      () => toast({ title: t('canned.notDeleted'), variant: 'destructive' }),
    );
  return (
    <Button variant="danger" isBusy={remove.isPending} onClick={() => void handlePress()}>
      {t('canned.delete')}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
