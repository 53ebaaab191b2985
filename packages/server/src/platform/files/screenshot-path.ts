/** Folder of the pictures of screens in the file storage. */
export const screenshotFolder = 'screenshots';

/** Where the bytes of the picture of this name are in the file storage. */
export const screenshotPath = (name: string): string => `${screenshotFolder}/${name}.webp`;

/** The name of the picture whose bytes are there; null where that is none of ours. */
export function screenshotNameOf(path: string): string | null {
  return /^screenshots\/([\w-]+)\.webp$/.exec(path)?.[1] ?? null;
}
