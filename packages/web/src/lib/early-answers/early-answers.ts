import { firstAnswersId, firstCalls, signedInHint, signingOutMark } from '@chitta/contract/first-page';

/** Answers that were asked for before the app ran, by address. Each is given once, and as text only to who asks for it. */
const asked = new Map<string, Promise<Response>>();

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

function ask(address: string): void {
  const answer = fetch(address, askedAnew);
  // Whoever takes it up asks again.
  answer.catch(() => undefined);
  asked.set(address, answer);
}

/** Takes up what the server has answered in the page itself; it stays there for nobody else. */
function takePageAnswers(): void {
  const element = document.getElementById(firstAnswersId);
  element?.remove();
  const answers = JSON.parse(element?.textContent || '{}') as Readonly<Record<string, unknown>>;
  for (const [address, answer] of Object.entries(answers)) {
    asked.set(address, Promise.resolve(new Response(JSON.stringify(answer))));
  }
}

/**
 * Asks what the page at this address will ask as soon as it runs, while its code is still on its way, but for what the
 * page brought with it. Undefined for visitors, whose page has nothing to ask; else the page, where it begins with what its
 * member wrote, or an empty text.
 */
export function askEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location) {
  if (!has(signedInHint) || has(signingOutMark)) return undefined;
  takePageAnswers();
  const page = search ? '' : pathname.replace(/\/$/, '');
  const calls = (firstCalls as Readonly<Record<string, readonly string[]>>)[page];
  for (const address of calls ?? ['/api/user']) if (!asked.has(address)) ask(address);
  return calls ? page : '';
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

/** The answer from an address, for whoever looks before it is taken; undefined where it was not asked for. */
export function peekAnswer(address: string): Promise<Response> | undefined {
  return asked.get(address);
}

/** What nobody has taken by the time the first page stands is no longer what the server would say. */
export function forgetEarlyAnswers(): void {
  asked.clear();
}
