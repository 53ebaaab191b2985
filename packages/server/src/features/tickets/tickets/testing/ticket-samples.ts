import type { Endpoints } from '@chitta/contract';
import sharp from 'sharp';
import { ticketVotes } from '#server/db/tables/tickets/tickets.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

type TicketKey = Extract<
  keyof Endpoints,
  | `${string} /api/${'' | 'admin/'}tickets${string}`
  | `${string} /api/roadmap`
  | `${string}canned-answers${string}`
>;

export const ticketBody = {
  title: 'The moon stands still',
  description: 'On the page of a dream the moon is the same every night.',
  suggestion: 'Let it wax.',
  category: 'bug',
  pageUrl: '/journal/12',
  browserInfo: {
    browser: 'Firefox 145',
    system: 'Android 16',
    language: 'es-ES',
    width: 390,
    height: 844,
    isInstalled: true,
    isOnline: true,
  },
  userActions: [{ at: '2026-11-20T08:00:00.000Z', kind: 'call', name: 'GET /api/dreams/:id', status: 500 }],
} as const;

/** A ticket that the member has opened. */
export async function openTicket(
  client: Pick<SignedInClient, 'post'>,
  more: object = {},
): Promise<{ id: number }> {
  const { body } = await client.post('/api/tickets', { ...ticketBody, ...more });
  return { id: body.data.id };
}

/** A picture of a screen, as PNG: its left half red, its right half blue. */
export function screenshotFile(width = 60, height = 40): Promise<Buffer> {
  const blue = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: Math.floor(width / 2), top: 0 }])
    .png()
    .toBuffer();
}

/** Opens a ticket with a picture of the screen, as a browser's form does. */
export function sendTicket(
  client: Pick<SignedInClient, 'send'>,
  content: Buffer | string,
  {
    headers,
    ...more
  }: { readonly headers?: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>> = {},
): Promise<TestResponse> {
  const data = JSON.stringify({ ...ticketBody, ...more });
  const form = toMultipart([{ name: 'screen.png', content }], { data });
  return client.send({
    method: 'POST',
    url: '/api/tickets',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}

/** One that an administrator has let out. */
export async function publicTicket(
  testApp: TestApp,
  client: Pick<SignedInClient, 'post'>,
  more: object = {},
): Promise<{ id: number }> {
  const { id } = await openTicket(client, { mayBePublic: true, ...more });
  const admin = await signedInClient(testApp, { isAdmin: true });
  await admin.patch(`/api/admin/tickets/${id}`, { version: 1, isPublic: true });
  return { id };
}

const withScreenshot: SampleMaker = async (owner) => {
  const { body } = await sendTicket(owner, await screenshotFile());
  return { params: { id: String(body.data.id) } };
};

const own: SampleMaker = async (owner) => ({ params: { id: String((await openTicket(owner)).id) } });

const cannedBody = {
  texts: { en: 'Thank you, we look into it.', es: 'Gracias, lo estamos mirando.' },
};
let names = 0;
const nextName = () => {
  names += 1;
  return `Answer ${names}`;
};

async function anyCanned(testApp: TestApp): Promise<{ params: { id: string } }> {
  const admin = await signedInClient(testApp, { isAdmin: true });
  const { body } = await admin.post('/api/admin/canned-answers', { ...cannedBody, name: nextName() });
  return { params: { id: String(body.data.id) } };
}

/** Valid requests of tickets and canned answers. */
export const ticketSamples: Readonly<Record<TicketKey, SampleMaker>> = {
  'GET /api/tickets': () => ({ query: { scope: 'public', words: 'moon', limit: '5' } }),
  'POST /api/tickets': () => ({ body: { ...ticketBody } }),
  'GET /api/tickets/:id': own,
  'PATCH /api/tickets/:id': async (...of) => ({ ...(await own(...of)), body: { title: 'Another moon' } }),
  'POST /api/tickets/:id/answers': async (...of) => ({
    ...(await own(...of)),
    body: { text: 'It did so again.' },
  }),
  // For its owner alone, who has voted before: to nobody else it is there.
  'PUT /api/tickets/:id/votes': async ({ user }, testApp) => {
    const { id } = await openTicket(await signedInClient(testApp));
    const row = { userId: user.id, ticketId: id, votedAt: testApp.clock.now() };
    await testApp.context.db.insert(ticketVotes).values(row);
    return { params: { id: String(id) } };
  },
  'DELETE /api/tickets/:id/votes': own,
  'PUT /api/tickets/:id/follow': own,
  'DELETE /api/tickets/:id/follow': own,
  'GET /api/roadmap': () => ({}),
  'GET /api/tickets/:id/screenshot': withScreenshot,
  'DELETE /api/tickets/:id/screenshot': withScreenshot,
  'GET /api/admin/tickets/:id/screenshot': withScreenshot,
  'GET /api/admin/tickets': () => ({ query: { status: 'open', assigned: 'nobody', words: 'moon' } }),
  'GET /api/admin/tickets/:id': own,
  'PATCH /api/admin/tickets/:id': async (...of) => ({
    ...(await own(...of)),
    body: { version: 1, status: 'in_progress', priority: 'high', plannedRelease: '1.2' },
  }),
  'GET /api/admin/tickets/:id/merge': async (owner, testApp) => ({
    ...(await own(owner, testApp)),
    query: { into: String((await openTicket(owner)).id) },
  }),
  'POST /api/admin/tickets/:id/answers': async (...of) => ({
    ...(await own(...of)),
    body: { version: 1, text: 'We look into it.' },
  }),
  'GET /api/admin/canned-answers': () => ({}),
  'POST /api/admin/canned-answers': () => ({ body: { ...cannedBody, name: nextName() } }),
  'PUT /api/admin/canned-answers/:id': async (_owner, testApp) => ({
    ...(await anyCanned(testApp)),
    body: { ...cannedBody, name: nextName(), version: 1 },
  }),
  'DELETE /api/admin/canned-answers/:id': (_owner, testApp) => anyCanned(testApp),
};
