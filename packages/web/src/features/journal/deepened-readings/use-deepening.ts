import type { LanguageModel, Reading } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { modelQuery } from './deepened-readings.api.ts';
import { type Deepening, type DeepeningEvent, noDeepening } from './deepening.ts';
import type { DeepeningSource } from './deepening-source.ts';
import { followDeepening } from './follow-deepening.ts';

/** Who writes: the operator's model, or the browser's own. */
export type Writer = { readonly kind: 'server'; readonly model: LanguageModel } | { readonly kind: 'device' };

/** A reading that is written on this device, of a dream and our own reading of it. */
export type WriteHere = (content: string, own: Reading, signal: AbortSignal) => AsyncIterable<DeepeningEvent>;

/** The browser's own model before the operator's: nothing leaves the device. Null where neither may. */
function useWriter(isWanted: boolean, here: WriteHere | null | undefined): Writer | null {
  const isServerAsked = isWanted && here === null;
  const { data, isFetchedAfterMount } = useQuery({ ...modelQuery, enabled: isServerAsked });
  if (isWanted && here) return { kind: 'device' };
  return isServerAsked && data?.hasConsent && data.model && isFetchedAfterMount
    ? { kind: 'server', model: data.model }
    : null;
}

/**
 * Follows a reading that a model writes. How it ended is remembered for some minutes, in memory alone, so that coming
 * back to a page sends nothing again. `writer` is null unless the member has agreed to one. `here` is undefined while it is
 * not known whether this device can write.
 */
export function useDeepening(
  source: DeepeningSource | null,
  own: Reading | null,
  here: WriteHere | null | undefined,
) {
  const client = useQueryClient();
  const writer = useWriter(source !== null, here);
  const key = JSON.stringify(source ? deepeningKey(source, own, writer) : []);
  const [state, setState] = useState({ key, deepening: noDeepening });
  const running = useRef<AbortController | null>(null);
  const remembered = client.getQueryData<Deepening>(JSON.parse(key));
  const deepening = remembered ?? (state.key === key ? state.deepening : noDeepening);

  const start = useCallback(
    async (open: (signal: AbortSignal) => AsyncIterable<DeepeningEvent>) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const show = (next: Deepening) => {
        if (!controller.signal.aborted) setState({ key, deepening: next });
      };
      const last = await followDeepening(open(controller.signal), show);
      if (!controller.signal.aborted) client.setQueryData(JSON.parse(key), last);
    },
    [client, key],
  );

  useEffect(() => () => running.current?.abort(), []);
  const isWaiting = source?.isAutomatic === true && writer !== null && deepening.status === 'idle';
  const open = (signal: AbortSignal): AsyncIterable<DeepeningEvent> => {
    if (source === null || own === null) return nothing();
    if (here) return here(source.content, own, signal);
    return writtenByServer(source.request, signal);
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!isWaiting) return;
    // After our own reading has been painted; and an effect that is undone at once sends nothing.
    const timer = setTimeout(() => void start(latest.current), 0);
    return () => clearTimeout(timer);
  }, [isWaiting, start]);

  return { writer, deepening, start: () => source && void start(open) };
}

function deepeningKey(
  { request: { content, dreamId } }: DeepeningSource,
  own: Reading | null,
  writer: Writer | null,
) {
  const ownText = own?.sentences[0]?.text ?? '';
  return ['deepened-readings', 'written', writer?.kind, dreamId ?? content, ownText] as const;
}

/** What reads a stream comes with the first one. */
async function* writtenByServer(
  body: DeepeningSource['request'],
  signal: AbortSignal,
): AsyncGenerator<DeepeningEvent> {
  const { apiStream } = await import('#web/lib/api-stream.ts');
  yield* apiStream('POST /api/deepened-readings', { body, signal });
}

async function* nothing(): AsyncGenerator<DeepeningEvent> {
  yield { type: 'left' };
}
