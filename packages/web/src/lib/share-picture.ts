import { saveFile } from './save-file.ts';

/** What became of a picture: handed to the system, or saved as a file; `left`: the member has turned back. */
export type Shared = 'shared' | 'saved' | 'left';

/** Gives a picture to whatever the system shares with; where it shares no files, the browser saves it. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<Shared> {
  const file = new File([picture], name, { type: picture.type });
  const files = { files: [file], title };
  if (navigator.canShare?.(files)) {
    try {
      await navigator.share(files);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  savePicture(picture, name);
  return 'saved';
}

/** Saves a picture as a file; its address is given back once the browser has taken it. */
export function savePicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture);
  saveFile(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
