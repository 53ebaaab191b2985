import { i18n } from '#web/lib/i18n.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

export type Copied = 'link' | 'code';

/** The link by which others come. */
export function linkOf(code: string): string {
  return `${window.location.origin}/signup?ref=${encodeURIComponent(code)}`;
}

/** Puts a link or code on the clipboard and says how that went. Gives what was said. */
export async function copy(text: string, what: Copied): Promise<string> {
  try {
    // Over plain HTTP there is no clipboard.
    await navigator.clipboard.writeText(text);
    const description = i18n.t(`referral-modal:copied.${what}`);
    toast({ title: i18n.t('referral-modal:copied.title'), description });
    return description;
  } catch {
    const description = i18n.t('referral-modal:copied.failed');
    toast({ title: i18n.t('referral-modal:error'), description, variant: 'destructive' });
    return description;
  }
}

/** Whether this device has a sheet to share by. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's own sheet; without one, or where it fails, the link is copied. Gives what was said, if anything. */
export async function share(link: string): Promise<string | null> {
  if (!canShare()) return copy(link, 'link');
  try {
    await navigator.share({ title: 'Chitta', text: i18n.t('referral-modal:shareText'), url: link });
    return null;
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? null : copy(link, 'link');
  }
}
