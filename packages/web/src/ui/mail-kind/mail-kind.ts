import { mailKindNames } from '@chitta/contract/limits';
import type { TFunction } from 'i18next';
import { i18n } from '#web/lib/i18n.ts';

/** What a kind of mail is called; null: there is no such kind any more. Needs the words of `mail-kinds`. */
export function sayMailKind(kind: string): string | null {
  const found = mailKindNames.find((each) => each === kind);
  if (!found) return null;
  const t: TFunction<'mail-kinds'> = i18n.getFixedT(null, 'mail-kinds');
  return t(`kind.${found.replaceAll('-', '_')}`);
}
