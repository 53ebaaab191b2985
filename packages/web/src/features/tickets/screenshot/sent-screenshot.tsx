import type { Ticket } from '@chitta/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './screenshot.css';

interface SentScreenshotProps {
  readonly id: number;
  readonly screenshot: NonNullable<NonNullable<Ticket['own']>['screenshot']>;
}

/** The picture that went with one's own ticket, and a way to delete it for good. */
export function SentScreenshot({ id, screenshot: { width, height } }: SentScreenshotProps) {
  const { t } = useTranslation('screenshot');
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/tickets/:id/screenshot', { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['tickets'] }),
  });
  return (
    <div className="screenshot-field">
      <div className="screenshot-frame screenshot-sent">
        <img
          src={`/api/tickets/${id}/screenshot`}
          alt={t('sent')}
          width={width}
          height={height}
          loading="lazy"
        />
      </div>
      <p>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('takeOut')}
        </Button>
      </p>
      <Dialog isOpen={isAsking} title={t('takeOutTitle')} onClose={() => setAsking(false)}>
        <div className="mt-3 grid gap-4">
          <p>{t('takeOutText')}</p>
          {remove.isError && (
            <p role="alert" className="form-failure">
              {errorMessage(remove.error)}
            </p>
          )}
          <p className="screenshot-ways">
            <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
              {t('takeOut')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </p>
        </div>
      </Dialog>
    </div>
  );
}
