import type { Dream, ReviseDreamRequest } from '@chitta/contract';
import { dayIn } from '#web/lib/format/day-in.ts';
import type { DreamDetails } from '../details/dream-details-fields.tsx';
import type { OutboxEntry, WaitingRevision } from '../outbox/outbox-entry.ts';
import { editableTitle } from './whole-title.ts';

/** The day on which the night of a dream ended, where the member lives. */
function nightOf({ createdAt }: Dream, zone: string): string {
  return dayIn(zone, new Date(createdAt));
}

function newFeelings({ feelings: before = [] }: Dream, { feelings = [] }: DreamDetails) {
  return feelings.join() === before.join() ? {} : { feelings: [...feelings] };
}

/** What has changed in a dream, or null when nothing has. A title taken away becomes the first sentence again. */
export function revisionOf(
  dream: Dream,
  content: string,
  details: DreamDetails,
  zone: string,
): ReviseDreamRequest | null {
  const title = details.title.trim();
  const hasNewTags = details.tags.join('\n') !== dream.tags.join('\n');
  const revision: ReviseDreamRequest = {
    ...(content.trim() === dream.content ? {} : { content: content.trim() }),
    ...(title === dream.title || title === editableTitle(dream) ? {} : { title }),
    ...(details.category === dream.category ? {} : { category: details.category }),
    ...(details.night === undefined || details.night === nightOf(dream, zone)
      ? {}
      : { night: details.night }),
    ...(hasNewTags ? { tags: [...details.tags] } : {}),
    ...newFeelings(dream, details),
  };
  return Object.keys(revision).length > 0 ? revision : null;
}

/** Changes of a dream that wait on this device. */
export function waitingRevision(
  dream: Dream,
  entries: readonly OutboxEntry[],
): OutboxEntry<WaitingRevision> | undefined {
  return entries.find(
    (entry): entry is OutboxEntry<WaitingRevision> =>
      entry.work.kind === 'revision' && entry.work.dreamId === dream.id,
  );
}

/** What the form begins with: the dream as it stands after changes to it that wait on this device, if there are any. */
export function changedDream(
  dream: Dream,
  entries: readonly OutboxEntry[],
  zone: string,
): { readonly content: string; readonly details: DreamDetails } {
  const waiting = waitingRevision(dream, entries);
  const { content, title, category, tags, feelings } = { ...dream, ...waiting?.work.body };
  const night = waiting?.work.body.night ?? nightOf(dream, zone);
  const shown = title === dream.title ? editableTitle(dream) : (title ?? '');
  return {
    content,
    details: { title: shown, category: category ?? null, tags: tags ?? [], feelings, night },
  };
}
