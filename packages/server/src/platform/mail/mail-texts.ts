import type { Language } from '@chitta/contract/limits';
import { invariant } from '../errors/invariant.ts';

type Texts = { readonly [key: string]: string | Texts };
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** The text of a key such as `verify.subject` in a language, with `{{slots}}` filled. */
export type MailSay<T> = (
  language: Language,
  key: Keys<T>,
  slots?: Readonly<Record<string, string | number>>,
) => string;

/** Makes a feature's translation resources speak. Both languages must have the same keys; a test holds that. */
export function createMailTexts<T extends Texts>(resources: Readonly<Record<Language, T>>): MailSay<T> {
  return (language, key, slots = {}) => {
    const text = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        resources[language],
      );
    invariant(typeof text === 'string', `the mail text ${key} exists`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''));
  };
}
