import { createStore } from '#web/lib/store.ts';

/** How much waits to be read in the notification centre, for whoever shows it; 0 until it is known. */
export const unread = createStore(0);
