import type { DeepeningFailure } from '@chitta/contract';

/** What can go wrong between us and a language model. */
export type AiFailureReason = Exclude<DeepeningFailure, 'unusable'>;

/** The only error that a language model's answer ends in. It carries nothing of what was asked or answered. */
export class AiFailure extends Error {
  readonly reason: AiFailureReason;
  /** HTTP status of the model's server, where it refused. */
  readonly status: number | undefined;

  constructor(reason: AiFailureReason, status?: number) {
    super(`The language model failed: ${reason}`);
    this.name = 'AiFailure';
    this.reason = reason;
    this.status = status;
  }
}

/**
 * The failure that a thrown value stands for. The value itself is dropped: errors of the client library hold the
 * whole request, and so a dream.
 */
export function toAiFailure(error: unknown): AiFailure {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof AiFailure) return each;
  }
  const { name, statusCode } = error as { name?: string; statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400) return new AiFailure('refused', statusCode);
  const isUnanswered = name === 'AI_APICallError' && statusCode === undefined;
  return new AiFailure(isUnanswered ? 'unreachable' : 'broken');
}
