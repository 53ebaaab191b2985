/**
 * The text field that stands in the page itself, in the language of the page; null where this address has none, or once
 * the app has taken its place. Which one is meant, `boot.js` says by `data-start`.
 */
export function earlyField(): HTMLTextAreaElement | null {
  const { dataset, lang } = document.documentElement;
  const fields = document.querySelectorAll<HTMLTextAreaElement>(
    `textarea[data-early-words="${dataset.start}"]`,
  );
  return [...fields].find((field) => field.closest('[lang]')?.getAttribute('lang') === lang) ?? null;
}

/** Takes the early page away; what was written in it is kept until somebody takes it. */
export function leaveEarlyPage(): void {
  for (const page of document.querySelectorAll('.early')) page.remove();
}
