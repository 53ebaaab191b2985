import { open } from 'node:fs/promises';

/** Formats that a picture may be sent in. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const headBytes = 32;

/**
 * The format that the file's own first bytes tell of, whatever it is called; null for every other. Looked at before
 * any decoder sees the file, so that none of the many that libvips brings along is reached by accident.
 */
export async function pictureFormat(path: string): Promise<PictureFormat | null> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(headBytes);
    await handle.read(head, 0, headBytes, 0);
    return formatOf(head);
  } finally {
    await handle.close();
  }
}

function formatOf(head: Buffer): PictureFormat | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  // The brand or one of the first that it is compatible with; HEIC has the same frame and cannot be decoded here.
  const isAvif = text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8));
  return isAvif ? 'avif' : null;
}
