/** A channel to the other windows of this browser; null where it has none, or refuses it with the site's storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
