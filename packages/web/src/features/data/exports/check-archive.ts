/** What a zip ends with: the signature of its list of files, 22 bytes before the end where it has no comment. */
const signature = [0x50, 0x4b, 0x05, 0x06];
const endLength = 22;

/** Whether an archive has come whole: something on the way may end an answer early without saying so. */
export async function isWholeArchive(archive: Blob): Promise<boolean> {
  const end = new Uint8Array(await archive.slice(-endLength).arrayBuffer());
  return end.length === endLength && signature.every((byte, place) => end[place] === byte);
}
