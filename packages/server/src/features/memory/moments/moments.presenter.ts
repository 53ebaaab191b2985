import type { Moment } from '@chitta/contract';
import type { MomentRow } from '#server/db/tables/memory/memory-moments.ts';

/** A moment as its member knows it; the name of its files stays here. */
export function presentMoment(row: MomentRow): Moment {
  const { id, date, momentNumber, note, kind, timestamp, isArchived, archivedAt } = row;
  return {
    id,
    date,
    momentNumber,
    note,
    kind,
    timestamp: timestamp.toISOString(),
    picture: pictureOf(row),
    isArchived,
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}

function pictureOf({ imageWidth, imageHeight, imageBytes }: MomentRow): Moment['picture'] {
  if (imageWidth === null || imageHeight === null) return null;
  return { width: imageWidth, height: imageHeight, bytes: imageBytes };
}
