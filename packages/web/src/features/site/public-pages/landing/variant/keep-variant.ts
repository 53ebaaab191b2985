import { api } from '#web/lib/api-client.ts';
import { localKeys, removeLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { refusesCounting } from './arrival.ts';
import { writtenVariant } from './shown-variant.ts';

/**
 * Keeps which page was chosen, for the time when the browser opens it without asking the server; then it asks what is to
 * be shown the next time.
 */
export async function keepVariant(): Promise<void> {
  if (refusesCounting()) return removeLocal(localKeys.landingVariant);
  const written = writtenVariant();
  if (written) return writeLocal(localKeys.landingVariant, written);
  // Where no browser keeps the page, the server has said already that nothing was chosen.
  if (!navigator.serviceWorker?.controller) return removeLocal(localKeys.landingVariant);
  const { shown } = await api('GET /api/experiments/landing').catch(() => ({ shown: undefined }));
  if (shown === null) removeLocal(localKeys.landingVariant);
  if (shown) writeLocal(localKeys.landingVariant, JSON.stringify(shown));
}
