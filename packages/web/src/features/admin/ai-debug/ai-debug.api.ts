import type { DebugDreamRequest, ModelAnswerEvent } from '@chitta/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api-client.ts';
import { apiStream } from '#web/lib/api-stream.ts';
import { errorMessage, isAbort } from '#web/lib/error-message.ts';
import { i18n } from '#web/lib/i18n.ts';

/** Asks how a dream is read. The text is kept nowhere. */
export function useTraceReading() {
  return useMutation({
    mutationFn: (body: DebugDreamRequest) => api('POST /api/ai-debug/traces', { body }),
    gcTime: 0,
  });
}

type EventOf<Type extends ModelAnswerEvent['type']> = Extract<ModelAnswerEvent, { readonly type: Type }>;

/** The model's answer as far as it has come. */
export interface ModelAnswer {
  readonly raw: string;
  readonly verdicts: readonly EventOf<'verdict'>[];
  readonly end: EventOf<'end'> | null;
  /** Why we could not ask at all, or no longer heard. */
  readonly problem: string | null;
}

const nothing: ModelAnswer = { raw: '', verdicts: [], end: null, problem: null };

/** The answer after one more line. */
export function afterLine(answer: ModelAnswer, line: ModelAnswerEvent): ModelAnswer {
  switch (line.type) {
    case 'raw':
      return { ...answer, raw: answer.raw + line.text };
    case 'verdict':
      // A sentence that was asked for once more is judged anew.
      return { ...answer, verdicts: [...answer.verdicts.filter(({ index }) => index !== line.index), line] };
    case 'end':
      return { ...answer, end: line };
  }
}

/** Asks the model when told to, and follows its answer. Leaving the page ends it. */
export function useModelAnswer() {
  const [answer, setAnswer] = useState<ModelAnswer | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  async function ask(body: DebugDreamRequest) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    let next = nothing;
    setAnswer(next);
    try {
      for await (const line of apiStream('POST /api/ai-debug/answers', { body, signal: controller.signal })) {
        next = afterLine(next, line);
        setAnswer(next);
      }
      // Something between us and the server may have ended the answer in good order.
      if (next.end === null) setAnswer({ ...next, problem: i18n.t('common:failure.noConnection') });
    } catch (error) {
      if (!isAbort(error)) setAnswer({ ...next, problem: errorMessage(error) });
    }
  }
  return { answer, ask };
}
