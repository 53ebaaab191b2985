import type { Dream } from '@chitta/contract';
import { dreamText } from '@chitta/contract/limits';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { type DreamDetails, DreamDetailsFields } from '../details/dream-details-fields.tsx';
import { dreamLength, longestRevision, saveProblem } from '../editor/dream-text-rules.ts';
import { changedDream, revisionOf } from './revision.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useRevise } from './use-revise.ts';

interface DreamEditFormProps {
  readonly dream: Dream;
  /** The member's. */
  readonly zone: string;
  /** The voice that is kept with it, to hear while its words are changed. */
  readonly voice: ReactNode;
  readonly onDone: () => void;
}

/** Changes title, text, night, feelings, category and tags of a kept dream. Only what changed is sent. */
export function DreamEditForm({ dream, zone, voice, onDone }: DreamEditFormProps) {
  const { t } = useTranslation(['dreams', 'outbox', 'errors']);
  const { save, isSaving, waiting } = useRevise(dream, onDone);
  // Changes that wait already are gone on with.
  const { content: words, details: marks } = changedDream(dream, waiting, zone);
  const [content, setContent] = useState(words);
  const [details, setDetails] = useState<DreamDetails>(marks);
  const textId = useId();
  const revision = revisionOf(dream, content, details, zone);
  const most = longestRevision(dream.content);
  const problem = saveProblem(content, most);
  useLeaveWarning(revision !== null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem) return;
    await save(revision);
  }

  return (
    <div className="dream-edit">
      <h1>{t('page.editTitle')}</h1>
      {/* Not in the form: a key pressed there would save it. */}
      {voice}
      <form className="dream-edit-form" onSubmit={(event) => void handleSubmit(event)}>
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
          <Button type="submit" isBusy={isSaving} disabled={problem !== null}>
            {t('page.save')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('page.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
