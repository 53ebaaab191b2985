import type { AdminAnnouncement, Announcement } from '@chitta/contract';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type AnnouncementDraft, draftOf, emptyDraft, previewOf, requestOf } from './announcement-draft.ts';
import { useWriteAnnouncement } from './announcements-admin.api.ts';
import { EditorChoices } from './editor-choices.tsx';
import { EditorTexts } from './editor-texts.tsx';

const languages = ['en', 'es'] as const;

/** Names of the fields that the server did not take. */
function wrongFields(error: Error | null): ReadonlySet<string> {
  return new Set(error instanceof ApiError ? error.details.map(({ path }) => path) : []);
}

interface AnnouncementEditorProps {
  /** Null: a new one. */
  readonly announcement: AdminAnnouncement | null;
  readonly preview: (announcement: Announcement, language: (typeof languages)[number]) => ReactNode;
  readonly onDone: () => void;
}

/** Writes an announcement in both languages side by side, with what members will see below it. */
export function AnnouncementEditor({ announcement, preview, onDone }: AnnouncementEditorProps) {
  const { t } = useTranslation('announcements-admin');
  const [start] = useState(() => (announcement ? draftOf(announcement) : emptyDraft));
  const [draft, setDraft] = useState(start);
  const write = useWriteAnnouncement();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  useUnsaved(isChanged && !write.isSuccess);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => title.current?.focus(), []);
  // What was not taken may stand far above the button.
  useEffect(() => {
    if (write.isError) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [write.isError]);
  const wrong = wrongFields(write.error);
  const change = (changes: Partial<AnnouncementDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const body = requestOf(draft);
    const written = announcement
      ? { id: announcement.id, body: { ...body, version: announcement.version } }
      : { id: null, body };
    write.mutate(written, {
      onSuccess: ({ state }) => {
        toast({ title: t(`saved.${state}`) });
        onDone();
      },
    });
  };
  const handleLeave = () => {
    if (!isChanged || window.confirm(t('unsaved'))) onDone();
  };
  return (
    <form ref={form} className="announcement-editor" onSubmit={handleSubmit} noValidate>
      <h2 ref={title} tabIndex={-1} className="announcement-editor-title">
        {announcement ? t('editTitle') : t('writeTitle')}
      </h2>
      <EditorTexts draft={draft} wrong={wrong} onChange={change} />
      <EditorChoices draft={draft} wrong={wrong} onChange={change} isOut={announcement?.state === 'live'} />
      <Preview draft={draft} preview={preview} />
      {write.isError && (
        <p role="alert" className="form-failure">
          {wrong.size > 0 ? t('wrong') : errorMessage(write.error)}
        </p>
      )}
      <p className="announcement-row-ways">
        <Button type="submit" isBusy={write.isPending}>
          {draft.isActive ? t('publish') : t('saveDraft')}
        </Button>
        <Button variant="quiet" onClick={handleLeave}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}

interface PreviewProps extends Pick<AnnouncementEditorProps, 'preview'> {
  readonly draft: AnnouncementDraft;
}

function Preview({ draft, preview }: PreviewProps) {
  const { t } = useTranslation('announcements-admin');
  return (
    <section className="announcement-preview" aria-label={t('preview')}>
      {languages.map((language) => (
        <div key={language} lang={language}>
          <p className="text-muted text-sm">{t('previewIn', { language: t(`languageNames.${language}`) })}</p>
          {preview(previewOf(draft, language), language)}
        </div>
      ))}
    </section>
  );
}

/** Asks before what was typed is lost, whether by a link, by going back or by closing the page. */
function useUnsaved(isUnsaved: boolean): void {
  const { t } = useTranslation('announcements-admin');
  useBlocker({
    shouldBlockFn: () => isUnsaved && !window.confirm(t('unsaved')),
    enableBeforeUnload: isUnsaved,
  });
}
