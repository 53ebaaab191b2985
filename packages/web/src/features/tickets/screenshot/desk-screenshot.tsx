import type { AdminTicket } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import './screenshot.css';

/** The picture of the screen that came with a ticket, for administrators. */
export function DeskScreenshot({
  ticket: { id, screenshot },
}: {
  readonly ticket: Pick<AdminTicket, 'id' | 'screenshot'>;
}) {
  const { t } = useTranslation('screenshot');
  if (screenshot === null) return null;
  const { width, height } = screenshot;
  const address = `/api/admin/tickets/${id}/screenshot`;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="screenshot-frame screenshot-sent">
      <img src={address} alt={t('sent')} width={width} height={height} loading="lazy" />
    </a>
  );
}
