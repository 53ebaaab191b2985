import { limits } from '@chitta/contract';
import { assertThat } from '#server/platform/errors/app-error.ts';

/**
 * Length as the editor's counter shows it: UTF-16 units without the space around. Throws `translations.empty`,
 * `translations.too_short` and `translations.too_long`.
 */
export function assertReadable(content: string): void {
  const { length } = content.trim();
  assertThat(length > 0, 'translations.empty');
  assertThat(length >= limits.dreamText.min, 'translations.too_short');
  assertThat(length <= limits.dreamText.max, 'translations.too_long');
}
