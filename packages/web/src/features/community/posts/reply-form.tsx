import { community } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findWords, forgetWords, keepWords } from '#web/lib/device/kept-words.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CareNote } from './care-note.tsx';
import { useReply } from './replies.api.ts';

interface Waiting {
  readonly text: string;
  readonly key: string;
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'text' in value && 'key' in value;
const nothing = (): Waiting => ({ text: '', key: crypto.randomUUID().replaceAll('-', '') });

interface ReplyFormProps {
  readonly postId: string;
  readonly memberId: number;
}

/** Says something to a post. Every stroke is on the device until the server has it. */
export function ReplyForm({ postId, memberId }: ReplyFormProps) {
  const { t } = useTranslation('community');
  const place = { memberId, at: `community/${postId}` };
  const [waiting, setWaiting] = useState(() => findWords(place, isWaiting) ?? nothing());
  const reply = useReply(postId);
  const care = reply.data?.care ?? null;
  function write(text: string) {
    const next = { ...waiting, text };
    setWaiting(next);
    keepWords(place, next);
  }
  async function send() {
    try {
      await reply.mutateAsync(waiting);
      forgetWords(place);
      setWaiting(nothing());
    } catch {
      // It is told above the button, and the words stay.
    }
  }
  return (
    <form
      className="community-reply-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <AreaField
        label={t('reply.label')}
        hint={t('reply.hint')}
        rows={3}
        maxLength={community.reply}
        value={waiting.text}
        onWrite={write}
      />
      {care && <CareNote words={care.words} />}
      {reply.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(reply.error)}
        </p>
      )}
      <p>
        <Button type="submit" variant="quiet" isBusy={reply.isPending} disabled={waiting.text.trim() === ''}>
          {t('reply.go')}
        </Button>
      </p>
    </form>
  );
}
