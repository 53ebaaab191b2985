import { community } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '#web/lib/device/use-kept-text.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CareNote } from './care-note.tsx';
import { useReply } from './replies.api.ts';

interface ReplyFormProps {
  readonly postId: string;
  readonly memberId: number;
}

/** Says something to a post. Every stroke is on the device until the server has it. */
export function ReplyForm({ postId, memberId }: ReplyFormProps) {
  const { t } = useTranslation('community');
  const words = useKeptText({ memberId, at: `community/${postId}` });
  const { text, key } = words;
  const reply = useReply(postId);
  const care = reply.data?.care ?? null;
  async function send() {
    if (text.trim() === '' || reply.isPending) return;
    const said = await reply.mutateAsync({ text, key }).catch(() => null);
    // Where it failed, it is told above the button, and the words stay.
    if (said) words.settle(key);
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
        value={text}
        onWrite={words.write}
      />
      {care && <CareNote words={care.words} />}
      {reply.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(reply.error)}
        </p>
      )}
      <p>
        <Button type="submit" variant="quiet" isBusy={reply.isPending} disabled={text.trim() === ''}>
          {t('reply.go')}
        </Button>
      </p>
    </form>
  );
}
