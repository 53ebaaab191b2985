import { type Language, languages } from '@chitta/contract/first-page';

/** Where the service worker finds what a page has told it; scripts of pages keep theirs where it cannot look. */
const cacheName = 'chitta-push';
const address = '/push-language';

/** Tells the service worker in which language to say what it says of its own accord. */
export async function keepPushLanguage(language: Language): Promise<void> {
  await (await caches.open(cacheName)).put(address, new Response(language));
}

async function toldLanguage(): Promise<string | undefined> {
  try {
    const answer = await (await caches.open(cacheName)).match(address);
    return await answer?.text();
  } catch {
    return undefined;
  }
}

/** The language that a page has told last, else the browser's. */
export async function readPushLanguage(): Promise<Language> {
  const preferred = (await toldLanguage()) ?? navigator.language.slice(0, 2);
  return languages.find((language) => language === preferred) ?? 'en';
}

/** Forgets what pages have told. */
export async function forgetPushLanguage(): Promise<void> {
  await globalThis.caches?.delete(cacheName);
}
