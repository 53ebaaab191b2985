import type { DeskEntry } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { type EntryName, entryQuery, usePublish } from '../dictionary-admin.api.ts';
import { Conflict } from './conflict.tsx';
import { blankDraft, contentOf, draftOf, type EntryDraft } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryHistory } from './entry-history.tsx';
import { ProblemList } from './problem-list.tsx';
import { SentencePreview } from './sentence-preview.tsx';
import { useProblems } from './use-problems.ts';

/** The word that a new entry is written for. */
export interface WantedWord {
  readonly text: string;
  readonly language: Language;
}

interface EditorProps {
  readonly name: EntryName;
  readonly word: WantedWord | null;
  readonly onClose: () => void;
  /** Told whether something stands here that was not published. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Does it at once, or asks first where what stands here would go. */
  readonly ask: (go: () => void) => void;
}

/** Writes or corrects one entry, in both languages. */
export function EntryEditor({ name, word, onClose, ...guard }: EditorProps) {
  const { t } = useTranslation('dictionary-admin');
  const query = useQuery(entryQuery(name));
  return (
    <section className="grid gap-6" aria-labelledby="desk-editor">
      <header className="desk-buttons">
        <h2 id="desk-editor">{t(`editor.${name.kind}`, { key: name.key })}</h2>
        <Button variant="ghost" onClick={onClose}>
          {t('editor.close')}
        </Button>
      </header>
      <QueryResult query={query} retry={t('retry')}>
        {(entry) => <Work entry={entry} word={word} refetch={query.refetch} {...guard} />}
      </QueryResult>
    </section>
  );
}

interface WorkProps extends Pick<EditorProps, 'onUnsaved' | 'ask'> {
  readonly entry: DeskEntry;
  readonly word: WantedWord | null;
  readonly refetch: () => Promise<{ readonly data: DeskEntry | undefined }>;
}

const opened = ({ kind, key, content }: DeskEntry, word: WantedWord | null): EntryDraft =>
  content ? draftOf(content) : blankDraft(kind, key, word);

function Work({ entry, word, refetch, onUnsaved, ask }: WorkProps) {
  const { t } = useTranslation('dictionary-admin');
  const [draft, setDraft] = useState(() => opened(entry, word));
  const latest = useRef(draft);
  const [begun, setBegun] = useState(draft);
  // The version that the draft began with: what others publish meanwhile is noticed by it.
  const [basedOn, setBasedOn] = useState(entry.version);
  const [theirs, setTheirs] = useState<DeskEntry | null>(null);
  const publish = usePublish();
  const content = useMemo(() => contentOf(draft), [draft]);
  const problems = useProblems(content);

  const isUnsaved = JSON.stringify(contentOf(begun)) !== JSON.stringify(content);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  const write = (next: EntryDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const take = (now: DeskEntry) => {
    write(opened(now, word));
    goOnFrom(now);
  };
  /** What stands here is a draft over that entry. */
  const goOnFrom = (now: DeskEntry) => {
    setBegun(opened(now, word));
    setBasedOn(now.version);
    setTheirs(null);
  };
  // Nothing has been typed since the call began whose answer is there now.
  const isAsSent = () => latest.current === draft;
  const send = (isHidden: boolean) =>
    publish.mutate(
      { content, isHidden, basedOn },
      {
        onSuccess: (kept) => (isAsSent() ? take : goOnFrom)(kept),
        onError: (error) => {
          if (error instanceof ApiError && error.reason === 'symbols.changed_meanwhile')
            void refetch().then(({ data }) => data && setTheirs(data));
        },
      },
    );
  const isConflict = theirs !== null;
  return (
    <>
      <EntryForm draft={draft} problems={problems.data?.problems ?? []} onWrite={write} />
      <ProblemList query={problems} own={entry.key} />
      {theirs && (
        <Conflict
          draft={draft}
          theirs={theirs.content}
          onKeepMine={() => goOnFrom(theirs)}
          onTakeTheirs={() => take(theirs)}
        />
      )}
      {publish.error && !isConflict && (
        <p role="alert" className="form-failure">
          {errorMessage(publish.error)}
        </p>
      )}
      <p className="desk-buttons">
        <Button isBusy={publish.isPending} disabled={isConflict} onClick={() => send(false)}>
          {t('editor.publish')}
        </Button>
        {entry.content && !entry.isHidden && (
          <Button variant="quiet" disabled={isConflict || publish.isPending} onClick={() => send(true)}>
            {t('editor.hide')}
          </Button>
        )}
        <span role="status">{publish.isSuccess && t('editor.published')}</span>
      </p>
      {entry.isHidden && <p>{t('editor.isHidden')}</p>}
      <SentencePreview content={content} />
      <EntryHistory
        name={entry}
        ask={ask}
        onUndone={() => void refetch().then(({ data }) => data && (isAsSent() ? take : setTheirs)(data))}
      />
    </>
  );
}
