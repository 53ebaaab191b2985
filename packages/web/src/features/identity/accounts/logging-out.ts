import { createStore } from '#web/lib/store.ts';

/** True from the press on "sign out" until the sign-in page is reached. */
export const loggingOut = createStore(false);
