import type { Language } from '@chitta/contract/limits';
import { createMailTexts, type MailSay } from '../mail/mail-texts.ts';

/** Makes the texts of a feature's pushes speak (`locales/*-pushes.{en,es}.json`), as those of mails do. */
export const createPushTexts: <T extends Parameters<typeof createMailTexts>[0][Language]>(
  resources: Readonly<Record<Language, T>>,
) => MailSay<T> = createMailTexts;
