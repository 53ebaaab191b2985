/** Lists and limits of what administrators do; part of `limits`. */

/** Acts of administrators: characters of the reason, and days that access without limits can be given for. */
export const adminAct = { reason: { min: 3, max: 500 }, grantDays: 3660 } as const;

/** What administrators do and the audit log keeps. */
export const auditActions = [
  'status.changed',
  'sessions.ended',
  'unlimited_access.granted',
  'unlimited_access.revoked',
  'admin_role.granted',
  'admin_role.revoked',
  'address.verified',
  'verification.resent',
  'account.closed',
  'factors.reset',
  'symbol.edited',
  'combined_symbol.edited',
  'celebrity.edited',
  'missing_word.judged',
  'test_mail.sent',
  'referral.reviewed',
  'campaign_code.made',
  'campaign_code.changed',
  'payment_event.replayed',
  'invariants.checked',
  'alarm.acknowledged',
  'alarm_rule.muted',
  'free_months.given',
  'payment.refunded',
  'affiliate_application.reviewed',
  'affiliate.changed',
  'affiliate_tier.changed',
  'commission.adjusted',
  'commission.decided',
  'payout_run.started',
  'payout.settled',
  'announcement.written',
  'announcement.changed',
  'announcement.withdrawn',
  'community.kept',
  'community.hidden',
  'community.restored',
  'ticket.answered',
  'ticket.changed',
  'canned_answer.written',
  'canned_answer.changed',
  'canned_answer.deleted',
  'job.retried',
  'job.discarded',
  'mail.retried',
  'mail.discarded',
  'mails.retried',
  'system_report.asked_for',
  'system_report.downloaded',
  'system_report.deleted',
  'experiment.written',
  'experiment.changed',
  'experiment.started',
  'experiment.stopped',
  'experiment.phase_begun',
  'experiment.rolled_out',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** How a mail stands; `dropped`: nobody needed it any more, or an administrator gave it up. */
export const mailStates = ['waiting', 'failed', 'sent', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];
