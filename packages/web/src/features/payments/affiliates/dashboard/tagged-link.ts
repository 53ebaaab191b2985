/** The link with a tag at its end, by which visits are told apart; without one, the link as it is. */
export function taggedLink(link: string, tag: string): string {
  const text = tag.trim();
  return text === '' ? link : `${link}&campaign=${encodeURIComponent(text)}`;
}
