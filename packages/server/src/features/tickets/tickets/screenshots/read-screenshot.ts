import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { screenshotPath } from '#server/platform/files/screenshot-path.ts';
import { createScreenshotQueries } from './screenshots.queries.ts';

interface ScreenshotOptions {
  readonly id: number;
  /** The member who asks; null: an administrator, who sees those of everybody. */
  readonly userId: number | null;
}

/**
 * The bytes of the picture of a ticket. Throws `tickets.not_found`, also where it has none and for those of others, public or
 * not.
 */
export async function readScreenshot(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { id, userId }: ScreenshotOptions,
): Promise<Buffer> {
  const found = await createScreenshotQueries(db).find(id);
  const isTheirs = userId === null || found?.userId === userId;
  const name = (isTheirs && found?.name) || null;
  const content = name === null ? null : await files.get(screenshotPath(name));
  assertThat(content, 'tickets.not_found');
  return content;
}
