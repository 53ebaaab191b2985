import type { Dream, RecordDreamRequest, ReviseDreamRequest } from '@chitta/contract';
import { idempotency } from '@chitta/contract/limits';
import { type Draft, newDraft, patchDraft } from '../drafts/draft.ts';
import { draftRequest, freshReading } from '../drafts/draft-request.ts';
import type { MemoryWork } from './memory/memory-work.ts';

/** A new dream on its way into the journal: everything that the editor and the reading held. */
export interface WaitingDream {
  readonly kind: 'dream';
  /** As it goes over the wire, so that every attempt sends the same, also after an update of the app. */
  readonly body: RecordDreamRequest;
  /** For going back to the editor with it. */
  readonly draft: Draft;
}

/** Changes to a dream of the journal that was opened as it stood at `basedOn`. */
export interface WaitingRevision {
  readonly kind: 'revision';
  readonly dreamId: number;
  readonly changes: ReviseDreamRequest;
  readonly basedOn: string;
  /** The dream as it would stand after them. */
  readonly body: RecordDreamRequest;
}

/** Why an entry does not go by itself: the server's reason, or one of ours. */
export interface Refusal {
  /** A reason of the contract, or `unsure`: too late to tell whether it has arrived. */
  readonly reason: string;
  readonly message: string;
}

/** Who is at an entry just now: nobody else touches it before `until`, in epoch milliseconds. */
export interface Hold {
  readonly by: 'sender' | 'member';
  readonly until: number;
}

/** What was said to the reading of a draft: sent once its dream is there. */
export interface SaidToReading {
  /** Empty where the question was not answered. */
  readonly answer: string;
  /** The step was taken on. */
  readonly hasDeed: boolean;
  /** Ids of symbols that were not meant. */
  readonly notMeant: readonly string[];
}

/** What the journal waits for. */
type JournalWork = WaitingDream | WaitingRevision;

/** Something a member has saved that the server does not have yet. Times are epoch milliseconds. */
export interface OutboxEntry<Work = JournalWork | MemoryWork> {
  /** Also the `Idempotency-Key`: however often it is sent, it arrives once. */
  readonly id: string;
  /** Owner; another member on the same device neither sees nor sends it. */
  readonly memberId: number;
  readonly keptAt: number;
  readonly work: Work;
  /** What is answered to the question of the reading; sent once the dream is there. */
  readonly answer: string;
  /** What else was said to the reading; missing in entries of earlier versions. */
  readonly said?: Omit<SaidToReading, 'answer'>;
  /** A recording on this device that goes with it; sent once the dream is there. Missing in entries of before. */
  readonly recordingId?: string | undefined;
  /** The dream's number once the server has it: then only what was said to its reading, and the recording, are left. */
  readonly arrivedAs: number | null;
  /** When it was sent for the first time; from then on it may have arrived. */
  readonly triedAt: number | null;
  readonly refusal: Refusal | null;
  readonly hold?: Hold | undefined;
}

/** A dream, or changes to one, on its way into the journal. */
export type JournalEntry = OutboxEntry<JournalWork>;

export function isOfJournal(entry: OutboxEntry): entry is JournalEntry {
  return entry.work.kind === 'dream' || entry.work.kind === 'revision';
}

/** Milliseconds for which an entry is held: longer than all the calls of sending it may take together. */
export const holdLasts = 90_000;
/** The same where a recording or a picture is sent, which may take ten minutes: what was deleted meanwhile would arrive all the same. */
export const fileHoldLasts = 630_000;

/** Whether somebody is at an entry just now. */
export function isHeld({ hold }: Pick<OutboxEntry, 'hold'>, now: number): boolean {
  return hold !== undefined && hold.until > now;
}

/** There is one sender at a time, so the hold of another is that of a page that was closed at it. */
export function mayHold(entry: OutboxEntry, { by }: Hold, now: number): boolean {
  return !isHeld(entry, now) || (by === 'sender' && entry.hold?.by === 'sender');
}

interface EntryOfDraftOptions {
  readonly now: number;
  /** An attempt to save it has had no answer. */
  readonly wasTried: boolean;
}

/** What was said to the reading of a draft. Step and symbols are of that reading: they stay behind with it. */
function saidToDraft(draft: Draft): SaidToReading {
  const reading = freshReading(draft);
  // The words of an answer are never dropped: their member hears where they have no reading to go to.
  const answer = draft.answer?.trim() ?? '';
  if (!reading) return { answer, hasDeed: false, notMeant: [] };
  return { answer, hasDeed: draft.hasDeed ?? false, notMeant: draft.notMeant ?? [] };
}

/** A draft as it waits for a connection. */
export function entryOfDraft(
  draft: Draft,
  { now, wasTried }: EntryOfDraftOptions,
): OutboxEntry<WaitingDream> {
  return {
    id: draft.saveKey,
    memberId: draft.memberId,
    keptAt: now,
    work: {
      kind: 'dream',
      draft,
      body: { ...draftRequest(draft), keptAt: new Date(now).toISOString() },
    },
    ...toSay(saidToDraft(draft)),
    recordingId: draft.recordingId,
    arrivedAs: null,
    triedAt: wasTried ? now : null,
    refusal: null,
  };
}

/** Changes to a dream as they wait for a connection: one entry a dream, the last changes hold all. */
export function entryOfRevision(
  dream: Dream,
  changes: ReviseDreamRequest,
  now: number,
): OutboxEntry<WaitingRevision> {
  const { userId, title, content, category, tags, feelings, language } = dream;
  return {
    id: `revision-${dream.id}`,
    memberId: userId,
    keptAt: now,
    work: {
      kind: 'revision',
      dreamId: dream.id,
      changes,
      basedOn: dream.updatedAt,
      body: {
        userId,
        title,
        category,
        tags,
        feelings,
        language,
        ...changes,
        content: changes.content ?? content,
      },
    },
    answer: '',
    arrivedAs: null,
    triedAt: null,
    refusal: null,
  };
}

/** The same words as a new dream, for changes whose dream has become another or is gone. */
export function asDreamOfItsOwn(entry: JournalEntry, now: number): OutboxEntry<WaitingDream> {
  const { body } = entry.work;
  const { content, category = null, tags, feelings, night } = body;
  const draft = patchDraft(
    newDraft(entry.memberId, now),
    { content, title: body.title ?? '', category, tags: tags ?? [], feelings, night },
    now,
  );
  return entryOfDraft(draft, { now, wasTried: false });
}

/** Milliseconds for which the server knows a repetition; a day less, for clocks that differ. */
const knownFor = (idempotency.repeatDays - 1) * 24 * 60 * 60 * 1000;

/** Sent again, these only say the same once more. */
const repeatable: ReadonlySet<string> = new Set<OutboxEntry['work']['kind']>([
  'revision',
  'recall-mark',
  'moment-change',
  'exercise-session',
]);

/** Whether sending it again could make a second one of it: nobody can tell any more whether it has arrived. */
export function isUnsure(entry: OutboxEntry, now: number): boolean {
  const isNew = !repeatable.has(entry.work.kind) && entry.arrivedAs === null;
  return isNew && entry.triedAt !== null && now - entry.triedAt > knownFor;
}

/** Everything that is left to say to the reading once its dream is there. */
export function saidOf({ answer, said }: Pick<OutboxEntry, 'answer' | 'said'>): SaidToReading {
  return { answer, hasDeed: said?.hasDeed ?? false, notMeant: said?.notMeant ?? [] };
}

/** What is left to say, as an entry holds it. */
export function toSay({ answer, hasDeed, notMeant }: SaidToReading): Pick<OutboxEntry, 'answer' | 'said'> {
  return { answer, said: { hasDeed, notMeant } };
}

/** Whether the reading has been told everything. */
export function isAllSaid({ answer, hasDeed, notMeant }: SaidToReading): boolean {
  return answer === '' && !hasDeed && notMeant.length === 0;
}

/** The newest last, as they are sent. */
export function inOrder(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return [...entries].sort((a, b) => a.keptAt - b.keptAt || a.id.localeCompare(b.id));
}
