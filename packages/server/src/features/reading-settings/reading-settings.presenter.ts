import type { ReadingSettings } from '@chitta/contract';
import type { Config } from '#server/config/config.ts';
import type { SettingsRow } from './reading-settings.queries.ts';

/** Consent as given, also while the operator has no model: it is the member's word and stays until revoked. */
export function presentReadingSettings(row: SettingsRow, { ai }: Pick<Config, 'ai'>): ReadingSettings {
  return {
    followUpQuestions: row.followUpQuestions,
    hasModelConsent: row.modelConsentAt !== null,
    isModelAvailable: ai !== null,
    address: row.address,
  };
}
