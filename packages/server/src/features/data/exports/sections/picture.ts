import { exportedPicture } from '@chitta/contract';
import { findPicture } from '#server/features/identity/profile/pictures/read-picture.ts';
import type { ExportSection } from '../export-section.ts';

/** The picture that the member shows, as it is kept. */
export const pictureSection: ExportSection = {
  name: 'picture',
  tables: ['pictures'],
  item: exportedPicture,
  count: async (context, userId) => ((await findPicture(context, userId)) === null ? 0 : 1),
  estimateBytes: async (context, userId) => (await findPicture(context, userId))?.bytes ?? 0,
  async write({ context, member }, files) {
    const picture = await findPicture(context, member.id);
    const content = picture && (await context.files.get(picture.path));
    if (!picture || !content) return;
    const path = 'pictures/profile.webp';
    const { createdAt } = picture;
    await files.addItems('picture', [
      { path, bytes: content.byteLength, createdAt: createdAt.toISOString() },
    ]);
    await files.addFile(path, [content]);
  },
};
