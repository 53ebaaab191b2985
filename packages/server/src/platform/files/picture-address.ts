const prefix = '/api/pictures/';

/** Where the picture of this name is served. */
export function pictureAddress(name: string): string {
  return `${prefix}${name}`;
}

/** Folder of pictures in the file storage. */
export const pictureFolder = 'pictures';

/** Where the bytes of the picture of this name are in the file storage. */
export function picturePath(name: string): string {
  return `${pictureFolder}/${name}.webp`;
}

/** The name of the picture whose bytes are there; null where that is none of ours. */
export function pictureNameOf(path: string): string | null {
  return /^pictures\/([\w-]+)\.webp$/.exec(path)?.[1] ?? null;
}

/**
 * The address, if it leads to this server. A sign-in service may have told of a picture elsewhere; members' browsers
 * never load it, since that would tell the other server who opens which page when.
 */
export function ownPictureUrl(pictureUrl: string | null): string | null {
  return pictureUrl?.startsWith(prefix) ? pictureUrl : null;
}
