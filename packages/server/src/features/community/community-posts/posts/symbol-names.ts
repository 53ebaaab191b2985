import type { Language } from '@chitta/contract';
import { symbolTexts } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';

const nothingPersonal = { find: () => undefined };

/** Names of symbols as the dictionary has them; those that it does not have, as a member's own, are left out. */
export function symbolNames(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  language: Language,
  ids: readonly string[],
): { id: string; name: string }[] {
  return ids.flatMap((id) => {
    const texts = symbolTexts({ dictionary, personal: nothingPersonal }, language, id);
    return texts ? [{ id, name: texts.name }] : [];
  });
}
