/** Where drafts stand in IndexedDB; apart, for what reads them before the app is there. */
export const draftsName = 'chitta-drafts';
export const draftsStore = 'drafts';
