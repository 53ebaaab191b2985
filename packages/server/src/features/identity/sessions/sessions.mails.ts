import { placeOfTimezone } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/sessions-mails.en.json' with { type: 'json' };
import es from './locales/sessions-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

function deviceIn(language: Language, { browser, system }: Readonly<Record<string, string>>): string {
  if (browser && system) return say(language, 'device.both', { browser, system });
  return browser ?? system ?? say(language, 'device.unknown');
}

/** That somebody signed in from a device that never did before, to the account's owner. */
export function sessionsMails(): MailKind[] {
  return [
    {
      kind: 'new-device',
      async write({ language, origin, params }) {
        const timeZone = params.memberTimezone ?? 'UTC';
        const at = new Date(params.at ?? 0).toLocaleString(language, {
          dateStyle: 'full',
          timeStyle: 'long',
          timeZone,
        });
        const device = deviceIn(language, params);
        const place = placeOfTimezone(params.timezone ?? null, language);
        return {
          subject: say(language, 'subject', { device }),
          paragraphs: [
            say(language, 'text', { device, at }),
            ...(place === null ? [] : [say(language, 'place', { place })]),
            say(language, 'stranger'),
          ],
          action: { label: say(language, 'action'), url: `${origin}/account/security` },
        };
      },
    },
  ];
}
