import type { ModelConfig } from '#server/config/config.ts';
import { AiFailure, toAiFailure } from './ai-failure.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { ModelQuestion } from './language-model.ts';
import { watchTime } from './watch-time.ts';

/** A question whose answer is to have a form, or null for a server that knows no forms. */
type AskedQuestion = Omit<ModelQuestion, 'schema'> & { readonly schema: object | null };

/**
 * Asks an OpenAI-compatible server and gives the text of its answer as it comes. See `LanguageModel.ask`. Reasoning
 * counts as a sign of life and is dropped.
 */
export async function* askModel(
  config: ModelConfig,
  apiKey: string | null,
  question: AskedQuestion,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const watch = watchTime(config, signal);
  try {
    for await (const part of await openStream(config, apiKey, question, watch.signal)) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new AiFailure('stopped');
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
      watch.noteToken();
      if (part.type === 'text-delta') yield part.text;
    }
  } catch (error) {
    throw watch.failure() ?? toAiFailure(error);
  } finally {
    watch.end();
  }
}

/** The client library is loaded by the first question: servers without a model never pay for it. */
async function openStream(
  { baseUrl, model, maxBytes }: ModelConfig,
  apiKey: string | null,
  { instructions, data, schema }: AskedQuestion,
  signal: AbortSignal,
) {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: baseUrl,
    fetch: guardedFetch(maxBytes),
    ...(apiKey !== null && { apiKey }),
    ...(schema !== null && { transformRequestBody: (body) => ({ ...body, ...formOf(schema) }) }),
  });
  return streamText({
    model: provider(model),
    instructions,
    prompt: data,
    // A second try would come after the ten seconds that a member waits.
    maxRetries: 0,
    abortSignal: signal,
    // The library's own handler prints errors, which hold the request.
    onError: () => undefined,
  }).fullStream;
}

function formOf(schema: object) {
  return { response_format: { type: 'json_schema', json_schema: { name: 'reading', schema } } };
}
