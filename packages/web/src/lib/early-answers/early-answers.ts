import { signedInHint, signingOutMark } from '@chitta/contract/first-page';

/** Answers that were asked for before the app ran, by address. Each is given once, and as text only to who asks for it. */
const asked = new Map<string, Promise<Response>>();

/** The first dreams of the journal. */
const listAddress = '/api/dreams';
/** What the journal waits for before it is first shown. */
const journalAddresses = [listAddress, '/api/follow-ups', '/api/dreams/on-this-day'];

const has = (cookie: string) => new RegExp(`(?:^|; )(?:__Host-)?${cookie}=`).test(document.cookie);

/** As the app asks: nothing of it is kept by the browser. */
export const askedAnew = {
  credentials: 'include',
  cache: 'no-store',
  headers: {
    accept: 'application/json',
    'cache-control': 'no-cache, no-store, must-revalidate',
    pragma: 'no-cache',
  },
} as const satisfies RequestInit;

function ask(address: string): Promise<Response> {
  const answer = fetch(address, askedAnew);
  // Whoever takes it up asks again.
  answer.catch(() => undefined);
  asked.set(address, answer);
  return answer;
}

/** The dream whose reading is shown where no other is: the page asks for it as soon as it has the list. */
async function askForLatestRead(list: Promise<Response>): Promise<void> {
  const answer = (await (await list).clone().json()) as {
    readonly data?: { readonly items?: ReadonlyArray<{ readonly id: number; readonly hasReading: boolean }> };
  };
  const latest = answer.data?.items?.find(({ hasReading }) => hasReading);
  if (latest && isAskedEarly(listAddress)) ask(`/api/dreams/${latest.id}`);
}

/**
 * Asks what the page at this address will ask as soon as it runs, while its code is still on its way. True where somebody
 * seems to be signed in; a visitor's page has nothing to ask.
 */
export function askEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): boolean {
  if (!has(signedInHint) || has(signingOutMark)) return false;
  ask('/api/user');
  const page = search === '' ? pathname.replace(/\/$/, '') : '';
  if (page === '/journal') for (const address of journalAddresses) ask(address);
  if (page === '/interpretation') askForLatestRead(ask(listAddress)).catch(() => undefined);
  return true;
}

/** Whether the answer from an address was asked for early and is still to be taken. */
export function isAskedEarly(address: string): boolean {
  return asked.has(address);
}

/** The answer from an address where it was asked for early; it gives null where that did not come. */
export function takeEarlyAnswer(address: string): Promise<Response | null> | undefined {
  const answer = asked.get(address);
  asked.delete(address);
  return answer?.catch(() => null);
}

/** What nobody has taken by the time the first page stands is no longer what the server would say. */
export function forgetEarlyAnswers(): void {
  asked.clear();
}
