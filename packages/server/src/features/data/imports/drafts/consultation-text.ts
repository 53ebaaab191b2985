/** What tells a consultation from others, as a text of which a content key is made. */
export function consultationText(question: string, askedAt: Date): string {
  return `${askedAt.toISOString()} ${question}`;
}
