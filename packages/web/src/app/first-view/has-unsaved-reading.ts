import { draftsName, draftsStore } from '#web/features/journal/dreams/drafts/drafts-place.ts';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The drafts of this device, where there are any; a database is not made for it. */
async function readDrafts(): Promise<readonly unknown[]> {
  const opening = indexedDB.open(draftsName);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await settled(opening);
  try {
    return await settled(database.transaction(draftsStore).objectStore(draftsStore).getAll());
  } finally {
    database.close();
  }
}

/**
 * Whether this device holds a dream with a reading that was not saved: it goes before the last one of the journal. Asked
 * without the code of the app, which is still on its way.
 */
export async function hasUnsavedReading(): Promise<boolean> {
  try {
    const drafts = (await readDrafts()) as ReadonlyArray<{ readonly reading?: unknown }>;
    return drafts.some(({ reading }) => Boolean(reading));
  } catch {
    // None were ever kept here, or the browser keeps nothing.
    return false;
  }
}
