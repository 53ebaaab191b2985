import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { networkFailure } from '#web/lib/failures/network-failure.ts';
import { i18n, loadWords, startI18n } from '#web/lib/i18n.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { hintSignedIn } from './hint-signed-in.ts';

// How long to wait for what must come; a busy machine may need more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// The test DOM knows the dialog element but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// Nor does it know popovers.
HTMLElement.prototype.hidePopover = () => undefined;
// It has no screen: no question about one is answered with yes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
Element.prototype.hasPointerCapture = () => false;
window.scrollTo = () => undefined;

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await loadWords('errors');
});

// Otherwise the app would ask no stubbed server who is there.
beforeEach(() => hintSignedIn(true));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  currentToast.set(null);
  networkFailure.set(null);
});
