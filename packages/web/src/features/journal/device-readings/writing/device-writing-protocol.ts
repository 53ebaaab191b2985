import type { Reading } from '@chitta/contract';
import type { WritingQuestion } from '@chitta/interpretation/written';
import type { DeviceLevel, DeviceReadingRequest } from '../device-reading-protocol.ts';

/** The dream that the browser's model is to write about, and our own reading of it. */
export interface DeviceWritingRequest
  extends Pick<DeviceReadingRequest, 'content' | 'fallback' | 'memberId'> {
  readonly level: DeviceLevel;
  readonly own: Reading;
}

/** Page to worker: first the dream, then each answer of the model. */
export type DeviceWritingMessage =
  | { readonly type: 'open'; readonly request: DeviceWritingRequest }
  | { readonly type: 'answer'; readonly text: string };

/** What is to be done next. */
export type DeviceWritingStep =
  /** Ask the model; `passed` tells how many sentences there are so far. */
  | { readonly type: 'ask'; readonly question: WritingQuestion; readonly passed: number }
  | { readonly type: 'done'; readonly reading: Reading; readonly dropped: number }
  /** Nobody else may write about this dream, or there is nothing to write about. */
  | { readonly type: 'left' }
  /** What came is of no use, or something was missing. */
  | { readonly type: 'failed' };

/** What is heard of a reading that is written here. */
export type DeviceWritingEvent =
  | { readonly type: 'progress'; readonly sentences: number }
  | { readonly type: 'end'; readonly reading: Reading; readonly dropped: number }
  | { readonly type: 'failed'; readonly reason: 'unusable' }
  | { readonly type: 'left' };
