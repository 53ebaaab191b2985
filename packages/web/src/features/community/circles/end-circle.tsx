import type { WholeCircle } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useEndCircle } from './circles.api.ts';

interface EndCircleProps {
  readonly circle: WholeCircle;
  readonly onGone: () => void;
}

/** The way out: others leave, whoever made the circle dissolves it. */
export function EndCircle({ circle, onGone }: EndCircleProps) {
  const { t } = useTranslation('community-circles');
  const [isAsked, setAsked] = useState(false);
  const end = useEndCircle(circle.id, circle.isMine);
  const act = circle.isMine ? 'dissolve' : 'leave';
  return (
    <p>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t(`${act}.open`)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t(`${act}.title`, { name: circle.name })}
          text={t(`${act}.text`)}
          go={t(`${act}.go`)}
          stay={t('stay')}
          run={end}
          onGo={() => {
            void end.mutateAsync().then(
              () => {
                toast({ title: t(`${act}.done`) });
                onGone();
              },
              () => undefined,
            );
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}
