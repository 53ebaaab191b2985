import { type ExportedMoment, exportedMoment } from '@chitta/contract';
import {
  countMoments,
  type KeptMoment,
  sumMomentBytes,
  walkMoments,
} from '#server/features/memory/moments/walk-moments.ts';
import type { ExportSection, ExportSource, SectionFiles } from '../../export-section.ts';

const bytesPerMoment = 300;

/** Moments of days, with their pictures as they are kept. */
export const momentsSection: ExportSection = {
  name: 'moments',
  tables: ['memory_moments'],
  item: exportedMoment,
  count: countMoments,
  estimateBytes: async (context, userId) =>
    bytesPerMoment * (await countMoments(context, userId)) + (await sumMomentBytes(context, userId)),
  async write(source, files) {
    const items: ExportedMoment[] = [];
    for await (const moment of walkMoments(source.context, source.member.id))
      items.push(await writeMoment(source, files, moment));
    if (items.length > 0) await files.addItems('moments', items);
  },
};

/** The small copy of a picture is left out: it can be made again. */
async function writeMoment(
  { context }: ExportSource,
  files: SectionFiles,
  { path: at, ...moment }: KeptMoment,
): Promise<ExportedMoment> {
  const content = at === null ? null : await context.files.get(at);
  const path = `moments/${moment.date}-${moment.momentNumber}.webp`;
  if (content) await files.addFile(path, [content]);
  return {
    ...moment,
    timestamp: moment.timestamp.toISOString(),
    archivedAt: moment.archivedAt?.toISOString() ?? null,
    createdAt: moment.createdAt.toISOString(),
    picture: content && { path, bytes: content.byteLength },
  };
}
