import { readPush } from './push-content.ts';

/** Shows what was pushed. One of the same tag takes the place of the one before. */
export async function showPush(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, path, tag } = await readPush(data);
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path },
  });
}
