import type { ChangePostRequest, CommunityPost } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { DreamText, type SharedText } from './dream-text.tsx';
import { useChangePost } from './sharing.api.ts';

interface EditFormProps {
  readonly post: CommunityPost;
  /** `care`: words of help for the writer, where the text may tell of real harm. */
  readonly onChanged: (care: readonly string[]) => void;
}

interface Edited {
  readonly text: SharedText;
  readonly symbols: ReadonlySet<string>;
  readonly leavesRoom: boolean;
}

/** What is different from the post; null where nothing is, or a text was not looked through yet. */
function changeOf(post: CommunityPost, { text, symbols, leavesRoom }: Edited): ChangePostRequest | null {
  const isTextNew = post.text !== null && text.text !== post.text;
  const kept = post.symbols.map(({ id }) => id).filter((id) => symbols.has(id));
  const areSymbolsNew = kept.length < post.symbols.length;
  if ((isTextNew && !text.isLookedThrough) || (areSymbolsNew && kept.length === 0)) return null;
  if (!isTextNew && !areSymbolsNew && !leavesRoom) return null;
  return {
    isLookedThrough: isTextNew,
    ...(isTextNew && { text: text.text }),
    ...(areSymbolsNew && { symbols: kept }),
    ...(leavesRoom && { theme: null }),
  };
}

/** Changes what one has shared: the text of a dream is looked through again, symbols can be taken out, a room left. */
export function EditForm({ post, onChanged }: EditFormProps) {
  const { t } = useTranslation('community-share');
  const change = useChangePost(post.id);
  const [edited, setEdited] = useState<Edited>(() => ({
    text: { text: post.text ?? '', isLookedThrough: false },
    symbols: new Set(post.symbols.map(({ id }) => id)),
    leavesRoom: false,
  }));
  const body = changeOf(post, edited);
  async function send() {
    if (body === null) return;
    const changed = await change.mutateAsync(body).catch(() => null);
    if (changed) onChanged(changed.care?.words ?? []);
  }
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {post.text !== null && (
        <DreamText
          language={post.language}
          value={edited.text}
          onChange={(text) => setEdited({ ...edited, text })}
        />
      )}
      {post.symbols.length > 0 && (
        <fieldset className="community-choices">
          <legend className="field-label">{t('symbols')}</legend>
          {post.symbols.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={edited.symbols.has(id)}
                onChange={({ target }) => {
                  const symbols = new Set(edited.symbols);
                  if (target.checked) symbols.add(id);
                  else symbols.delete(id);
                  setEdited({ ...edited, symbols });
                }}
              />
              <span lang={post.language}>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {post.kind === 'reading' && <p>{t('edit.reading')}</p>}
      {post.theme !== null && (
        <div className="community-choices">
          <label>
            <input
              type="checkbox"
              checked={edited.leavesRoom}
              onChange={({ target }) => setEdited({ ...edited, leavesRoom: target.checked })}
            />
            <span>{t('edit.leaveRoom')}</span>
          </label>
        </div>
      )}
      {change.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(change.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={change.isPending} disabled={body === null}>
          {t('edit.go')}
        </Button>
      </p>
    </form>
  );
}
