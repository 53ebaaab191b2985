import type { DeepenReadingRequest } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { apiStream } from '#web/lib/api-stream.ts';
import { modelQuery } from './deepened-readings.api.ts';
import { afterEvent, type Deepening, failedDeepening, leftDeepening, noDeepening } from './deepening.ts';
import type { DeepeningSource } from './deepening-source.ts';

const deepeningKey = ({ content, dreamId }: DeepenReadingRequest, ownText: string) =>
  ['deepened-readings', 'texts', dreamId ?? content, ownText] as const;

/**
 * Follows the rewording of one reading. How it ended is remembered for some minutes, in memory alone, so that coming
 * back to a page sends nothing again. `model` is null unless the member has agreed to it.
 */
export function useDeepening(source: DeepeningSource | null, ownText: string) {
  const client = useQueryClient();
  const { data, isFetchedAfterMount } = useQuery({ ...modelQuery, enabled: source !== null });
  const model = data?.hasConsent && isFetchedAfterMount ? data.model : null;
  const key = JSON.stringify(source ? deepeningKey(source.request, ownText) : []);
  const [state, setState] = useState({ key, deepening: noDeepening });
  const running = useRef<AbortController | null>(null);
  const remembered = client.getQueryData<Deepening>(JSON.parse(key));
  const deepening = remembered ?? (state.key === key ? state.deepening : noDeepening);

  const start = useCallback(
    async (request: DeepenReadingRequest) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const show = (next: Deepening) => {
        if (!controller.signal.aborted) setState({ key, deepening: next });
      };
      const last = await follow(request, controller.signal, show);
      if (!controller.signal.aborted) client.setQueryData(JSON.parse(key), last);
    },
    [client, key],
  );

  useEffect(() => () => running.current?.abort(), []);
  const isWaiting = source?.isAutomatic === true && model !== null && deepening.status === 'idle';
  const request = useRef(source?.request);
  request.current = source?.request;
  useEffect(() => {
    if (!isWaiting) return;
    // After our own reading has been painted; and an effect that is undone at once sends nothing.
    const timer = setTimeout(() => request.current && void start(request.current), 0);
    return () => clearTimeout(timer);
  }, [isWaiting, start]);

  return { model, deepening, start: () => source && void start(source.request) };
}

/** Shows each state and gives the last. A stream that breaks off has failed, whatever had come. */
async function follow(
  request: DeepenReadingRequest,
  signal: AbortSignal,
  show: (state: Deepening) => void,
): Promise<Deepening> {
  let state: Deepening = { ...noDeepening, status: 'running' };
  show(state);
  try {
    for await (const event of apiStream('POST /api/deepened-readings', { body: request, signal })) {
      state = afterEvent(state, event);
      show(state);
    }
  } catch (error) {
    state = isLeft(error) ? leftDeepening : failedDeepening;
  }
  if (state.status === 'running') state = failedDeepening;
  show(state);
  return state;
}

/** Refused for what the reading or the member is, which is no failure of the model. */
function isLeft(error: unknown): boolean {
  return error instanceof ApiError && error.reason?.startsWith('deepened_readings.') === true;
}
