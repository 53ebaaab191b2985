/** Folder of voice recordings in the file storage. */
export const recordingFolder = 'voice-recordings';

/** Where the bytes of the recording of this name are in the file storage. */
export function recordingPath(name: string): string {
  return `${recordingFolder}/${name}`;
}

/** The name of the recording whose bytes are there; null where that is none of ours. */
export function recordingNameOf(path: string): string | null {
  return /^voice-recordings\/([\w-]+)$/.exec(path)?.[1] ?? null;
}
