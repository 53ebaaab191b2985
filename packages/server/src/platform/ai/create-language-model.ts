import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { AiFailure } from './ai-failure.ts';
import { askModel } from './ask-model.ts';
import type { LanguageModel, ModelQuestion } from './language-model.ts';

/** The model that the operator has set up; null without one. Nothing is loaded or sent before it is asked. */
export function createLanguageModel({
  config: { ai },
  secrets,
}: {
  readonly config: Pick<Config, 'ai'>;
  readonly secrets: Pick<Secrets, 'aiApiKey'>;
}): LanguageModel | null {
  if (ai === null) return null;
  let takesSchema = true;

  async function* ask(question: ModelQuestion, signal: AbortSignal): AsyncGenerator<string> {
    const once = (schema: object | null) =>
      askModel(ai as NonNullable<typeof ai>, secrets.aiApiKey, { ...question, schema }, signal);
    if (!takesSchema) return yield* once(null);
    let hasBegun = false;
    try {
      for await (const text of once(question.schema)) {
        hasBegun = true;
        yield text;
      }
    } catch (error) {
      if (hasBegun || !isSchemaRefused(error)) throw error;
      // The form is told in the instructions too. It is asked without from now on.
      yield* once(null);
      takesSchema = false;
    }
  }

  return { name: ai.model, host: new URL(ai.baseUrl).host, totalMs: ai.totalMs, ask };
}

/** Servers say so in many ways; what they have in common is that the request is at fault. */
function isSchemaRefused(error: unknown): boolean {
  return error instanceof AiFailure && (error.status === 400 || error.status === 422 || error.status === 501);
}
