/** Folder of the pictures of moments in the file storage. */
export const momentFolder = 'moments';

/** Where the bytes of the picture of this name are in the file storage, whole and small. */
export function momentPaths(name: string): { readonly whole: string; readonly small: string } {
  return { whole: `${momentFolder}/${name}.webp`, small: `${momentFolder}/${name}.small.webp` };
}

/** The name of the picture whose bytes are there; null where that is none of ours. */
export function momentNameOf(path: string): string | null {
  return /^moments\/([\w-]+)(?:\.small)?\.webp$/.exec(path)?.[1] ?? null;
}
