/** FNV-1a over UTF-16 code units: a number from a text, the same on every machine. */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The wording that a dream gets for a message: the same for the same dream, whatever else is said of it. `further` asks for
 * another one; nothing where there are not so many.
 */
export function chooseWording(
  wordings: readonly string[],
  seed: string,
  message: string,
  further = 0,
): string | undefined {
  if (further >= wordings.length) return undefined;
  return wordings[(hashOfText(`${seed}\n${message}`) + further) % wordings.length];
}
