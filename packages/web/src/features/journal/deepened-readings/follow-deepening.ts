import { ApiError } from '#web/lib/api-error.ts';
import {
  afterEvent,
  type Deepening,
  type DeepeningEvent,
  failedDeepening,
  leftDeepening,
  noDeepening,
} from './deepening.ts';

/** Shows each state and gives the last. A stream that breaks off has failed, whatever had come. */
export async function followDeepening(
  events: AsyncIterable<DeepeningEvent>,
  show: (state: Deepening) => void,
): Promise<Deepening> {
  let state: Deepening = { ...noDeepening, status: 'running' };
  show(state);
  try {
    for await (const event of events) {
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
