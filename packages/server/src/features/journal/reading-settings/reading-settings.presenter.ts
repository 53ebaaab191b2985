import type { ReadingSettings } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { hasModelConsent } from './has-model-consent.ts';
import type { SettingsRow } from './reading-settings.queries.ts';

export function presentReadingSettings(row: SettingsRow, context: Pick<AppContext, 'ai'>): ReadingSettings {
  return {
    followUpQuestions: row.followUpQuestions,
    hasModelConsent: hasModelConsent(row, context),
    isModelAvailable: context.ai !== null,
    address: row.address,
  };
}
