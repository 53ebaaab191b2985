import { loadWords } from '#web/lib/i18n.ts';

/** Fetches what only a reading needs, while the dream is being read. Rejects where it cannot be fetched. */
export async function loadReadingPage(): Promise<void> {
  await Promise.all([import('../routes/dreams/interpretation.tsx'), loadWords('follow-ups')]);
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The reading was opened from the editor: going back leads there. */
    isFromEditor?: boolean;
    /** The dream was kept a moment ago: more can be said of it. */
    isJustKept?: boolean;
  }
}
