export type PushPermission = 'unsupported' | 'granted' | 'denied' | 'undecided';

/** Asks the browser whether notifications may be shown; it asks the member unless they have said already. */
export async function askPushPermission(): Promise<PushPermission> {
  const isSupported = 'Notification' in window && 'serviceWorker' in navigator;
  if (!isSupported) return 'unsupported';
  const answer = await Notification.requestPermission();
  return answer === 'default' ? 'undecided' : answer;
}
