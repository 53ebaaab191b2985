import type { Reading } from '@chitta/contract';
import { assembleReading } from '@chitta/interpretation/written';
import { type FollowedEvent, type FollowOptions, followWriting } from './follow-writing.ts';

export interface WriteOptions extends FollowOptions {
  readonly own: Reading;
}

type End = Extract<FollowedEvent, { readonly type: 'end' }>;

/** What happens while a model writes a reading: its raw text, a verdict on each sentence, and how it ended. */
export type WritingEvent =
  | Exclude<FollowedEvent, End>
  | (Omit<End, 'accepted'> & {
      /** Null where our own reading stays. */
      readonly reading: Reading | null;
    });

/** Asks the model to write a reading, and once more for what does not pass. Never throws. */
export async function* writeReading({ own, ...options }: WriteOptions): AsyncGenerator<WritingEvent> {
  for await (const event of followWriting(options)) {
    if (event.type !== 'end') {
      yield event;
      continue;
    }
    const { accepted, ...end } = event;
    const sentences = accepted && assembleReading(options.plan, accepted, own.sentences);
    yield { ...end, reading: sentences && { ...own, sentences } };
  }
}
