import type { AdminTicketSummary } from '@chitta/contract';
import type { TicketStatus } from '@chitta/contract/limits';
import { Check, CircleDashed, CircleDot, Copy, Lock, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '../time-words.ts';

const shapes: Readonly<Record<TicketStatus, typeof Check>> = {
  open: CircleDashed,
  in_progress: CircleDot,
  resolved: Check,
  wont_fix: X,
  duplicate: Copy,
  closed: Lock,
};

/** A status by its word and its shape. */
export function StatusMark({ status }: { readonly status: TicketStatus }) {
  const { t } = useTranslation('tickets-desk');
  const Shape = shapes[status];
  return (
    <span className="desk-status" data-status={status}>
      <Shape size={14} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}

/** How long a ticket waits, took to its first answer, and to its end. */
export function useServiceTimes(ticket: AdminTicketSummary): string[] {
  const { t } = useTranslation('tickets-desk');
  const { waitingSince, firstAnswerSeconds, resolutionSeconds } = ticket;
  const waited = waitingSince === null ? null : (Date.now() - Date.parse(waitingSince)) / 1000;
  return [
    ...(waited === null ? [] : [t('times.waits', { span: spanOf(waited) })]),
    firstAnswerSeconds === null
      ? t('times.notAnswered')
      : t('times.firstAnswer', { span: spanOf(firstAnswerSeconds) }),
    ...(resolutionSeconds === null ? [] : [t('times.resolution', { span: spanOf(resolutionSeconds) })]),
  ];
}
