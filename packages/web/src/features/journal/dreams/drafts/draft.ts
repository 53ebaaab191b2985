import type { ReadDreamResponse } from '@chitta/contract';
import type { DreamCategory, DreamFeeling } from '@chitta/contract/limits';
import { randomId } from '#web/lib/forms/random-id.ts';

/** A reading together with the exact text it was made from, so that its places still fit. */
interface DraftReading {
  readonly content: string;
  readonly answer: ReadDreamResponse;
}

/** A dream that is being written: everything that is lost if the device forgets it. Times are epoch milliseconds. */
export interface Draft {
  readonly id: string;
  /** Owner; another member on the same device never sees it. */
  readonly memberId: number;
  readonly content: string;
  readonly title: string;
  readonly category: DreamCategory | null;
  readonly tags: readonly string[];
  /** What was felt; missing where nothing was said of it. */
  readonly feelings?: readonly DreamFeeling[] | undefined;
  /** The day on which its night ended; missing where nothing was said of it. */
  readonly night?: string | undefined;
  readonly reading: DraftReading | null;
  /** What is answered to the question of the reading; missing in drafts of earlier versions. */
  readonly answer?: string;
  /** The step of the reading was taken on. */
  readonly hasDeed?: boolean;
  /** Ids of symbols of the reading that were not meant. */
  readonly notMeant?: readonly string[];
  /** The voice that goes with it, among the recordings of this device; missing: none. */
  readonly recordingId?: string | undefined;
  /**
   * `Idempotency-Key` of save and of reading. They stay the same until the words change, so a retry after a lost
   * answer is neither written nor charged twice, not even when the tab crashed in between.
   */
  readonly saveKey: string;
  readonly readingKey: string;
  readonly startedAt: number;
  readonly updatedAt: number;
}

export type DraftPatch = Partial<
  Pick<
    Draft,
    | 'content'
    | 'title'
    | 'category'
    | 'tags'
    | 'feelings'
    | 'night'
    | 'reading'
    | 'answer'
    | 'hasDeed'
    | 'notMeant'
    | 'recordingId'
  >
>;

/** What is said to the reading, and a recording, go to the server after the dream: they make no other save. */
const sentAfter: ReadonlySet<string> = new Set<keyof DraftPatch>([
  'answer',
  'hasDeed',
  'notMeant',
  'recordingId',
]);

/** An empty draft of a member, started at `now`. */
export function newDraft(memberId: number, now: number): Draft {
  return {
    id: randomId(),
    memberId,
    content: '',
    title: '',
    category: null,
    tags: [],
    reading: null,
    saveKey: randomId(),
    readingKey: randomId(),
    startedAt: now,
    updatedAt: now,
  };
}

/** The draft after a change at `now`, with new keys for what the change makes a new request. */
export function patchDraft(draft: Draft, patch: DraftPatch, now: number): Draft {
  const hasNewWords = patch.content !== undefined && patch.content !== draft.content;
  const isSentAfter = Object.keys(patch).every((field) => sentAfter.has(field));
  return {
    ...draft,
    ...patch,
    saveKey: isSentAfter ? draft.saveKey : randomId(),
    readingKey: hasNewWords || patch.reading ? randomId() : draft.readingKey,
    // Strictly later, so that two changes within one millisecond keep their order.
    updatedAt: Math.max(now, draft.updatedAt + 1),
  };
}

/** Whether losing this draft would lose words, written or spoken. */
export function hasWords(draft: Draft): boolean {
  return draft.content.trim() !== '' || draft.title.trim() !== '' || draft.recordingId !== undefined;
}

/** Of two stored states of one draft, the later one. */
export function laterOf(a: Draft, b: Draft): Draft {
  return b.updatedAt > a.updatedAt ? b : a;
}
