import type { LandingVariant } from '@chitta/contract';
import type { Language } from '@chitta/contract/first-page';
import { localKeys, readLocal } from '#web/lib/storage-keys.ts';

/** What the page says of itself where the server has chosen a variant. */
export const writtenVariant = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="landing-variant"]')?.content;

/**
 * What was chosen for this visitor, as the page shows it before the app does; null: the page as it is. Where the browser
 * itself keeps the page, it is what was kept with it; `boot.js` has put its words there.
 */
export function shownVariant(): LandingVariant | null {
  try {
    return JSON.parse(
      writtenVariant() ?? readLocal(localKeys.landingVariant) ?? 'null',
    ) as LandingVariant | null;
  } catch {
    return null;
  }
}

/** The words that take the place of the page's own, in a language. */
export function variantText(
  variant: LandingVariant | null,
  name: keyof LandingVariant['content']['texts'],
  language: Language,
): string | undefined {
  return variant?.content.texts[name]?.[language];
}
