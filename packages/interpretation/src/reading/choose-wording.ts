const basis = 0x811c9dc5;

/** FNV-1a over UTF-16 code units: a number from a text, the same on every machine. `from`: what stands before it. */
export function hashOfText(text: string, from = basis): number {
  let hash = from;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The wording that a dream gets for a message: the same for the same dream, whatever else is said of it. `further` asks for
 * another one; nothing where there are not so many. `seed`: `hashOfText` the dream.
 */
export function chooseWording(
  wordings: readonly string[],
  seed: number,
  message: string,
  further = 0,
): string | undefined {
  if (further >= wordings.length) return undefined;
  return wordings[(hashOfText(`\n${message}`, seed) + further) % wordings.length];
}
