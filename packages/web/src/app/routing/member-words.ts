/**
 * Namespaces of the pages that members go to and fro between, by the names of their addresses. The build reads them too:
 * the page of such an address asks for its words at once.
 */
export const memberWords = {
  dreamInput: ['dreams', 'readings', 'outbox', 'voice-recordings'],
  interpretation: ['readings', 'dreams', 'follow-ups', 'outbox'],
  journal: ['dreams', 'readings', 'follow-ups', 'outbox', 'journal-views'],
  journalDream: ['dreams', 'readings', 'follow-ups', 'outbox', 'voice-recordings'],
} as const;
