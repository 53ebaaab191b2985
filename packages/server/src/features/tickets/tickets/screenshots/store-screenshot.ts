import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { screenshotPath } from '#server/platform/files/screenshot-path.ts';
import { openPicture } from '#server/platform/pictures/open-picture.ts';
import { writeWebp } from '#server/platform/pictures/write-webp.ts';
import { createScreenshotQueries } from './screenshots.queries.ts';

const { side, perMember } = limits.ticketScreenshot;

/** What a ticket keeps of its picture. */
export interface StoredScreenshot {
  readonly screenshot: string;
  readonly screenshotBytes: number;
  readonly screenshotWidth: number;
  readonly screenshotHeight: number;
}

/**
 * Writes a picture of a screen anew, whole and no larger than is needed, with nothing that the file said beside its pixels,
 * and puts it into the file storage under a name of its own. Throws `pictures.unknown_format`, `pictures.unreadable` and
 * `pictures.too_large`.
 */
export async function storeScreenshot(
  { files }: Pick<AppContext, 'files'>,
  path: string,
): Promise<StoredScreenshot> {
  const { data, info } = await openPicture(path, ({ decode }) =>
    writeWebp(decode().resize(side, side, { fit: 'inside', withoutEnlargement: true })),
  );
  const screenshot = createSecretToken();
  await files.put(screenshotPath(screenshot), data, 'image/webp');
  return {
    screenshot,
    screenshotBytes: data.byteLength,
    screenshotWidth: info.width,
    screenshotHeight: info.height,
  };
}

/** Throws `tickets.no_room` where so many bytes are too many beside the member's other pictures. */
export async function assertScreenshotRoom(handle: Handle, userId: number, bytes: number): Promise<void> {
  const others = await createScreenshotQueries(handle).sumBytes(userId);
  assertThat(others + bytes <= perMember, 'tickets.no_room');
}
