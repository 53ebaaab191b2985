/** A name as the server gives them: 128 random bits as base64url. The device that begins an exercise names it. */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

/** False for names that devices gave before the server took them. */
export function isSessionId(id: string): boolean {
  return /^[\w-]{22}$/.test(id);
}
