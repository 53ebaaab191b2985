import { createStore } from '#web/lib/store.ts';

/** Nothing, the short way in that leaves the page usable, or the whole text. */
export type TutorialState = 'closed' | 'sheet' | 'dialog';

/** How much of the tutorial is shown: the footer opens it, and the first arrival of a member. */
export const tutorial = createStore<TutorialState>('closed');
