const minorPatterns = [
  /resizeobserver loop/i,
  /resize observer loop/i,
  /non-error promise rejection/i,
  /network request failed/i,
  /abort/i,
  /fetch/i,
  /loading chunk|chunk ?load|dynamically imported module/i,
  /script error/i,
  /security ?error/i,
  /not-?allowed/i,
];

/** The text by which an unknown thrown value is judged. */
export function errorText(error: unknown): string {
  return error instanceof Error || error instanceof DOMException
    ? `${error.name}: ${error.message}`
    : String(error);
}

/** True for errors that pass by themselves and must not disturb anybody. */
export function isMinorError(error: unknown): boolean {
  const text = errorText(error);
  return minorPatterns.some((pattern) => pattern.test(text));
}

/** Warns about minor errors and keeps them from the console; logs all others. Returns how to stop. */
export function installGlobalErrorFilter(target: Window = window): () => void {
  const judge = (event: Event, error: unknown) => {
    if (isMinorError(error)) {
      event.preventDefault();
      console.warn('Minor error ignored:', errorText(error));
    } else {
      console.error('Unhandled error:', error);
    }
  };
  const handleError = (event: ErrorEvent) => judge(event, event.error ?? event.message);
  const handleRejection = (event: PromiseRejectionEvent) => judge(event, event.reason);
  target.addEventListener('error', handleError);
  target.addEventListener('unhandledrejection', handleRejection);
  return () => {
    target.removeEventListener('error', handleError);
    target.removeEventListener('unhandledrejection', handleRejection);
  };
}
