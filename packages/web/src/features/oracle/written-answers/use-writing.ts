import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { apiStream } from '#web/lib/api-stream.ts';

/** How far a model is with one answer. `left`: this answer is given to none. */
export interface Writing {
  readonly status: 'idle' | 'running' | 'failed' | 'left';
  /** Sentences that have passed so far. */
  readonly sentences: number;
}

const idle: Writing = { status: 'idle', sentences: 0 };

/** Has the operator's model write beside an answer; what it wrote is kept by the server, and asked for with the answer. */
export function useWriting(id: string) {
  const client = useQueryClient();
  const [writing, setWriting] = useState(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: Writing) => {
      if (!controller.signal.aborted) setWriting(next);
    };
    show({ status: 'running', sentences: 0 });
    const last = await follow(id, controller.signal, show);
    if (last.status === 'idle') await client.invalidateQueries({ queryKey: ['oracle', 'detail', id] });
    show(last);
  }

  return { writing, start };
}

/** Shows how far it is, and gives how it ended: `idle` where it was written. A stream that breaks off has failed. */
async function follow(id: string, signal: AbortSignal, show: (next: Writing) => void): Promise<Writing> {
  let last: Writing = { status: 'failed', sentences: 0 };
  try {
    const events = apiStream('POST /api/oracle/consultations/:id/written', { params: { id }, signal });
    for await (const event of events) {
      if (event.type === 'progress') show({ status: 'running', sentences: event.sentences });
      if (event.type === 'end') last = idle;
    }
  } catch (error) {
    const isLeft = error instanceof ApiError && error.reason === 'oracle.nothing_to_write';
    return { ...last, status: isLeft ? 'left' : 'failed' };
  }
  return last;
}
