/** The address of a website as somebody typed it; null: none was, undefined: it is no address. */
export function toWebsite(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname.includes('.') ? url.href : undefined;
}
