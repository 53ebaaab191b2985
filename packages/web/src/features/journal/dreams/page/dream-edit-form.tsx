import type { Dream, ReviseDreamRequest } from '@chitta/contract';
import { dreamText } from '@chitta/contract/limits';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type DreamDetails, DreamDetailsFields } from '../details/dream-details-fields.tsx';
import { useReviseDream } from '../dreams.api.ts';
import { dreamLength, longestRevision, saveProblem } from '../editor/dream-text-rules.ts';
import { atRest } from '../outbox/at-rest.ts';
import { entryOfRevision, type OutboxEntry } from '../outbox/outbox-entry.ts';
import { hadNoAnswer } from '../outbox/sort-failure.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { changedDream, revisionOf, waitingRevision } from './revision.ts';

interface DreamEditFormProps {
  readonly dream: Dream;
  /** The member's. */
  readonly zone: string;
  readonly onDone: () => void;
}

/** The browser asks before a page with unsaved changes is left. */
function useLeaveWarning(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}

/** Changes title, text, night, category and tags of a kept dream. Only what changed is sent. */
export function DreamEditForm({ dream, zone, onDone }: DreamEditFormProps) {
  const { t } = useTranslation(['dreams', 'outbox']);
  const { outbox, state } = useOutbox(dream.userId);
  // Changes that wait already are gone on with.
  const { content: words, details: marks } = changedDream(dream, state.entries, zone);
  const [content, setContent] = useState(words);
  const [details, setDetails] = useState<DreamDetails>(marks);
  const revise = useReviseDream(dream.id);
  const textId = useId();
  const revision = revisionOf(dream, content, details, zone);
  const most = longestRevision(dream.content);
  const problem = saveProblem(content, most);
  useLeaveWarning(revision !== null);

  /** Without a connection the changes wait on this device, above the journal; false where the browser refuses. */
  async function keepForLater(changes: ReviseDreamRequest): Promise<boolean> {
    const isKept = await outbox.keep(entryOfRevision(dream, changes, Date.now()));
    if (isKept) toast({ title: t('outbox:kept'), description: t('outbox:keptChanges') });
    return isKept;
  }

  async function submit(waiting: OutboxEntry | undefined) {
    // What waits is told by this form from now on: sent later, it would write over newer words.
    const forget = async () => waiting && (await outbox.remove(waiting).catch(() => undefined));
    if (!revision) {
      await forget();
      return onDone();
    }
    try {
      await revise.mutateAsync(revision);
      await forget();
      toast({ title: t('page.revised') });
      onDone();
    } catch (error) {
      if (hadNoAnswer(error) && (await keepForLater(revision))) return onDone();
      toast({ title: t('save.failedTitle'), description: errorMessage(error), variant: 'destructive' });
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem) return;
    const waiting = waitingRevision(dream, state.entries);
    if (!waiting) return submit(undefined);
    // Earlier changes that are on their way are waited for: beside them, these would be another's.
    const outcome = await atRest(outbox, waiting, submit).catch(() => 'gone' as const);
    if (outcome === 'busy') toast({ title: t('outbox:busyTitle'), description: t('outbox:busyText') });
    if (outcome === 'gone') await submit(undefined);
  }

  return (
    <form className="dream-edit" onSubmit={(event) => void handleSubmit(event)}>
      <h1>{t('page.editTitle')}</h1>
      <div className="field">
        <label htmlFor={textId} className="field-label">
          {t('editor.label')}
        </label>
        <textarea
          id={textId}
          className="dream-edit-text"
          value={content}
          lang={dream.language}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${textId}-count`}
          onChange={({ target }) => setContent(target.value)}
        />
        <p id={`${textId}-count`} className={problem ? 'field-error' : 'field-hint'}>
          {problem === 'empty' ? t('errors:dreams_empty') : `${dreamLength(content)}/${most}`}
        </p>
        {most > dreamText.max && <p className="field-hint">{t('page.longHint')}</p>}
      </div>
      <DreamDetailsFields
        content={content}
        value={details}
        zone={zone}
        proposal={dream.proposedTitle}
        onChange={(changes) => setDetails({ ...details, ...changes })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={revise.isPending} disabled={problem !== null}>
          {t('page.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('page.cancel')}
        </Button>
      </div>
    </form>
  );
}
