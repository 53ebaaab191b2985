import type { AppContext } from '#server/context.ts';
import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/reminders-mails.en.json' with { type: 'json' };
import es from './locales/reminders-mails.es.json' with { type: 'json' };
import pushesEn from './locales/reminders-pushes.en.json' with { type: 'json' };
import pushesEs from './locales/reminders-pushes.es.json' with { type: 'json' };
import { stateOf } from './reminder-state.ts';
import { createRemindersQueries, reminderMail } from './reminders.queries.ts';
import { createUnsubscribeToken } from './unsubscribe/unsubscribe-token.ts';

const say = createMailTexts({ en, es });
const sayAsPush = createMailTexts({ en: pushesEn, es: pushesEs });

const variants = ['morning', 'evening', 'evening_question', 'exercise', 'follow_up'] as const;
/** A mail that could not go out for longer is of no use any more. */
const usefulMs = 4 * 60 * 60 * 1000;

/** What a push says, as a mail with a way to stop them: for members who chose that and have not stopped it since. */
export function remindersMails(context: AppContext): MailKind[] {
  return [
    {
      kind: reminderMail,
      async write({ userId, language, origin, params, createdAt }) {
        const variant = variants.find((each) => each === params.variant);
        const isLate = context.clock.now().getTime() - createdAt.getTime() > usefulMs;
        if (variant === undefined || userId === null || isLate) return null;
        const [row] = await createRemindersQueries(context.db).listStates([userId]);
        if (!row || !stateOf(row).mailKinds.some((kind) => kind === params.kind)) return null;
        const token = await createUnsubscribeToken(context, userId);
        const link = `${origin}/unsubscribe#token=${token}`;
        return {
          subject: sayAsPush(language, `${variant}.title`),
          paragraphs: [sayAsPush(language, `${variant}.body`)],
          action: { label: say(language, `${variant}.action`), url: `${origin}${params.path ?? '/'}` },
          after: [say(language, 'why'), say(language, 'stop', { link })],
          unsubscribe: `${origin}/api/reminders/unsubscribe/${token}`,
        };
      },
    },
  ];
}
