import { useParams } from '@tanstack/react-router';
import { DeskTicket } from '#web/features/tickets/desk/ticket/desk-ticket.tsx';
import { DeskScreenshot } from '#web/features/tickets/screenshot/desk-screenshot.tsx';
import { useMember } from '#web/lib/session.ts';

/** One ticket, as administrators see it. */
export function AdminTicketPage() {
  const { ticketId = '' } = useParams({ strict: false });
  const { id } = useMember();
  return (
    <div className="admin-page">
      {/* What was written for one ticket is never sent to another. */}
      <DeskTicket
        key={ticketId}
        id={ticketId}
        me={id}
        renderAttachments={(ticket) => <DeskScreenshot ticket={ticket} />}
      />
    </div>
  );
}
