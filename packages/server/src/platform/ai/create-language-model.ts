import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { askModel } from './ask-model.ts';
import type { LanguageModel } from './language-model.ts';

/** The model that the operator has set up; null without one. Nothing is loaded or sent before it is asked. */
export function createLanguageModel({
  config: { ai },
  secrets,
}: {
  readonly config: Pick<Config, 'ai'>;
  readonly secrets: Pick<Secrets, 'aiApiKey'>;
}): LanguageModel | null {
  if (ai === null) return null;
  return {
    name: ai.model,
    host: new URL(ai.baseUrl).host,
    ask: (question, signal) => askModel(ai, secrets.aiApiKey, question, signal),
  };
}
