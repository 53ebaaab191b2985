import type { CommunityPost, CommunityReply } from '@chitta/contract';
import { community } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type Reported, useAppeal } from './posts.api.ts';

interface StandingProps {
  readonly of: Reported;
  readonly said: Pick<CommunityPost | CommunityReply, 'state' | 'hiddenReason' | 'isAppealed' | 'isMine'>;
}

/** Tells its writer why nobody else sees it, and how to have it looked at again. */
export function Standing({ of, said: { state, hiddenReason, isAppealed, isMine } }: StandingProps) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  if (state === 'visible' || !isMine) return null;
  return (
    <div role="note" className="community-standing">
      <p>
        {t(`standing.${state}`)} {hiddenReason && t(`hiddenReasons.${hiddenReason}`)}
      </p>
      {state === 'hidden' && isAppealed && <p>{t('appeal.waits')}</p>}
      {state === 'hidden' && !isAppealed && (
        <p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('appeal.open')}
          </Button>
        </p>
      )}
      {isOpen && <Appeal of={of} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Appeal({ of, onClose }: { readonly of: Reported; readonly onClose: () => void }) {
  const { t } = useTranslation('community');
  const [text, setText] = useState('');
  const appeal = useAppeal(of);
  return (
    <Dialog isOpen title={t('appeal.title')} onClose={onClose}>
      <form
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // This part goes with what it asks about, and callbacks of `mutate` would go with it.
          void appeal.mutateAsync(text).then(onClose, () => undefined);
        }}
      >
        <AreaField
          label={t('appeal.label')}
          rows={4}
          maxLength={community.appeal}
          required
          value={text}
          onWrite={setText}
        />
        {appeal.isError && (
          <p role="alert" className="form-failure">
            {errorMessage(appeal.error)}
          </p>
        )}
        <p>
          <Button type="submit" isBusy={appeal.isPending} disabled={text.trim() === ''}>
            {t('appeal.go')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
