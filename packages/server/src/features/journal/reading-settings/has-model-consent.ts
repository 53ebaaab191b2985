import type { AppContext } from '#server/context.ts';
import type { SettingsRow } from './reading-settings.queries.ts';

/**
 * Whether the member's dreams may be sent to the model that the operator has now: consent holds for the host that it was
 * given for. While there is no model it stands as it was given.
 */
export function hasModelConsent(
  { modelConsentAt, modelConsentHost }: SettingsRow,
  { ai }: Pick<AppContext, 'ai'>,
): boolean {
  return modelConsentAt !== null && (ai === null || modelConsentHost === ai.host);
}
