import type { AppContext } from '#server/context.ts';
import type { AlarmRow } from '#server/db/tables/admin/alarms.ts';
import type { MailKind, MailText, OutgoingMail } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { createAlarmQueries } from './alarms/alarms.queries.ts';
import { monitoringPath } from './alarms/tell-of-alarm.ts';
import en from './locales/monitoring-mails.en.json' with { type: 'json' };
import es from './locales/monitoring-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

/** That an alarm is on, and that it is over. */
export function monitoringMails({ db }: Pick<AppContext, 'db'>): MailKind[] {
  const kind = (name: string, part: 'raised' | 'resolved'): MailKind => ({
    kind: name,
    async write(mail) {
      const alarm = await createAlarmQueries(db).read(Number(mail.params.alarm));
      // Old news helps nobody: what is over by the time that its mail can go is told of by the other one alone.
      if (alarm === undefined || (part === 'raised' && alarm.resolvedAt !== null)) return null;
      return textOf(mail, alarm, part);
    },
  });
  return [kind('alarm-raised', 'raised'), kind('alarm-resolved', 'resolved')];
}

function textOf(
  { language, origin }: Pick<OutgoingMail, 'language' | 'origin'>,
  { rule, subject, raisedAt, seenAt, resolvedAt }: AlarmRow,
  part: 'raised' | 'resolved',
): MailText {
  const name = say(language, `rules.${rule}.name`);
  const time = `${((part === 'resolved' ? resolvedAt : raisedAt) ?? seenAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const where = subject === '' ? [] : [say(language, 'subject', { subject })];
  return {
    subject: say(language, `${part}.subject`, { name }),
    paragraphs: [
      say(language, `${part}.text`, { name, time }),
      ...where,
      ...(part === 'raised' ? [say(language, `rules.${rule}.what`)] : []),
    ],
    action: { label: say(language, 'action'), url: `${origin}${monitoringPath}` },
    after: [say(language, 'after')],
  };
}
