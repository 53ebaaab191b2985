import type { LandingEventsRequest } from '@chitta/contract';
import type { Browser, Page } from '@playwright/test';

/** What a visitor is and does. */
export interface Plan {
  readonly kind: 'person' | 'program' | 'no_tracking' | 'privacy_control';
  readonly isPhone: boolean;
  readonly agrees: boolean;
  readonly comesBack: boolean;
  readonly signsUp: boolean;
}

/** What came of it: what the page has sent, and which variant it was. */
export interface Visited {
  readonly plan: Plan;
  readonly variant: string | null;
  readonly sent: readonly LandingEventsRequest[];
}

const agents = {
  computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  program: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
const events = '/api/experiments/events';

/** Of four hundred: 20 programs, 20 that want no tracking, 20 with the other signal; a third agrees, an eighth signs up. */
export function planOf(visitor: number): Plan {
  const kinds = { 0: 'program', 7: 'no_tracking', 13: 'privacy_control' } as const;
  const kind = kinds[(visitor % 20) as keyof typeof kinds] ?? 'person';
  return {
    kind,
    isPhone: visitor % 2 === 0,
    agrees: visitor % 3 === 0,
    comesBack: visitor % 10 === 4,
    signsUp: visitor % 8 === 1,
  };
}

interface Place {
  readonly origin: string;
  readonly proxy: string;
  /** Names the account that is opened. */
  readonly name: string;
}

/** One visitor in a browser of their own, from the first look to leaving the page, once or twice. */
export async function visitLanding(browser: Browser, plan: Plan, place: Place): Promise<Visited> {
  const context = await openContext(browser, plan, place);
  const sent: LandingEventsRequest[] = [];
  // What a page sends while it is left is told by the page itself: a beacon's body is seen by nobody else.
  await context.exposeBinding('noteSent', (_, body: string) => void sent.push(JSON.parse(body)));
  await context.addInitScript(watchBeacons);
  const page = await context.newPage();
  let answered = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(events)) answered += 1;
  });
  page.on('request', (request) => {
    const body = request.postData();
    if (request.url().endsWith(events) && request.resourceType() === 'fetch' && body)
      sent.push(JSON.parse(body));
  });
  const variant = await look(page, plan, place);
  if (plan.signsUp) await signUp(page, place);
  const areTaken = () => answered >= sent.length;
  await leave(page, plan, areTaken);
  if (plan.comesBack) {
    await look(page, { ...plan, agrees: false }, place);
    await leave(page, plan, areTaken);
  }
  await context.close();
  return { plan, variant, sent };
}

async function openContext(browser: Browser, { kind, isPhone }: Plan, { proxy }: Place) {
  const headers = { person: {}, program: {}, no_tracking: { dnt: '1' }, privacy_control: { 'sec-gpc': '1' } };
  const person = isPhone ? agents.phone : agents.computer;
  const context = await browser.newContext({
    userAgent: kind === 'program' ? agents.program : person,
    extraHTTPHeaders: headers[kind],
    viewport: isPhone ? { width: 360, height: 780 } : { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    proxy: { server: proxy },
  });
  // Nothing of what is measured hangs on them.
  await context.route(/\.(?:woff2|png|webp|avif|jpg)$/, (route) => route.abort());
  return context;
}

function watchBeacons(): void {
  const { noteSent } = window as unknown as { noteSent: (body: string) => void };
  const send = navigator.sendBeacon.bind(navigator);
  // A blob tells what is in it too late for a page that is left.
  const words = new WeakMap<Blob, string>();
  const Plain = window.Blob;
  window.Blob = class extends Plain {
    constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
      super(parts, options);
      words.set(this, String(parts?.[0]));
    }
  };
  navigator.sendBeacon = (url, data) => {
    if (data instanceof Blob) noteSent(words.get(data) ?? '');
    return send(url, data);
  };
}

/** Opens the page and reads it to its end; whoever agrees says so there. */
async function look(page: Page, { kind, agrees }: Plan, { origin }: Place): Promise<string | null> {
  const counted =
    kind === 'person' ? page.waitForResponse((response) => response.url().endsWith(events)) : null;
  await page.goto(`${origin}/`, { waitUntil: kind === 'person' ? 'domcontentloaded' : 'load' });
  if (counted === null) await page.waitForTimeout(1_000);
  else await (await counted).finished();
  const meta = page.locator('meta[name="landing-variant"]');
  const content = (await meta.count()) > 0 ? await meta.getAttribute('content') : null;
  if (agrees && kind === 'person') await agree(page);
  return content && (JSON.parse(content) as { readonly variant: string }).variant;
}

async function agree(page: Page): Promise<void> {
  const choice = page.locator('.landing-follow').getByRole('switch');
  for (let attempt = 0; (await choice.count()) === 0; attempt += 1) {
    if (attempt === 100) throw new TypeError('the page has no end');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(50);
  }
  await choice.click();
  for (let attempt = 0; !(await isKnown(page)); attempt += 1) {
    if (attempt === 100) throw new TypeError('the server did not hear that somebody agreed');
    await page.waitForTimeout(50);
  }
}

const isKnown = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name.endsWith('chitta_visit'));

/** Opens an account from the page, with what its browser holds. */
async function signUp(page: Page, { name }: Place): Promise<void> {
  const member = { username: name, email: `${name}@example.org`, password: `benchmark ${name} 7` };
  const status = await page.evaluate(async (values) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/signup', { method: 'POST', headers, body: JSON.stringify(values) });
    return answer.status;
  }, member);
  if (status !== 201) throw new TypeError(`signing up answered ${status}`);
}

/** Goes to write, and then to another tab: the page tells what it has not told yet. */
async function leave(page: Page, { kind }: Plan, areTaken: () => boolean): Promise<void> {
  if (kind !== 'person') return;
  await page.locator('.paper-field:visible').first().click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // A browser that is closed takes its last words with it.
  await page.waitForTimeout(200);
  for (let attempt = 0; attempt < 100 && !areTaken(); attempt += 1) await page.waitForTimeout(100);
  await page.evaluate(() => {
    navigator.sendBeacon = () => true;
  });
}
