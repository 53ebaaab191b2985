import { i18n } from '#web/lib/i18n.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

/** The address at which a shared consultation is read. */
export function linkOf(token: string): string {
  return `${window.location.origin}/share/oracle/${encodeURIComponent(token)}`;
}

/** Puts a link on the clipboard and says how that went. */
export async function copyLink(link: string): Promise<void> {
  try {
    // Over plain HTTP there is no clipboard.
    await navigator.clipboard.writeText(link);
    toast({ title: i18n.t('oracle-shares:copied.title'), description: i18n.t('oracle-shares:copied.text') });
  } catch {
    toast({ title: i18n.t('oracle-shares:copied.failed'), variant: 'destructive' });
  }
}
