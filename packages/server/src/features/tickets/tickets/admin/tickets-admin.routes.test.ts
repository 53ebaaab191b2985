import { limits } from '@chitta/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { openTicket, publicTicket, ticketBody } from '../testing/ticket-samples.ts';

const hour = 60 * 60_000;
let testApp: TestApp;
let client: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  client = await signedInClient(testApp);
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const url = (id: number) => `/api/admin/tickets/${id}`;
const see = async (id: number) => (await admin.get(url(id))).body.data;
const change = async (id: number, more: object) =>
  admin.patch(url(id), { version: (await see(id)).version, ...more });
const answer = async (id: number, more: object) =>
  admin.post(`${url(id)}/answers`, { version: (await see(id)).version, ...more });

/** A ticket that has come to a status by allowed steps. */
async function ticketThatIs(status: limits.TicketStatus): Promise<number> {
  const { id } = await openTicket(client);
  const original = status === 'duplicate' ? { duplicateOf: (await openTicket(client)).id } : {};
  if (status !== 'open') expect((await change(id, { status, ...original })).status).toBe(200);
  return id;
}

const pairs = limits.ticketStatuses.flatMap((from) =>
  limits.ticketStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('the table of transitions', () => {
  it.each(pairs)('%s to %s', async (from, to) => {
    const id = await ticketThatIs(from);
    const original = to === 'duplicate' ? { duplicateOf: (await openTicket(client)).id } : {};
    const before = await see(id);
    const { status, body } = await change(id, { status: to, ...original });
    const allowed: readonly string[] = limits.ticketTransitions[from];
    expect(before.transitions).toEqual(allowed);
    if (allowed.includes(to)) {
      expect([status, body.data?.status]).toEqual([200, to]);
      expect(body.data.history.at(-1)).toMatchObject({
        from,
        to,
        by: 'operator',
        staff: admin.user.username,
      });
    } else {
      expect([status, body.reason]).toEqual([409, 'tickets.no_such_transition']);
      expect(await see(id)).toEqual(before);
    }
  });

  it('lets whatever has ended be taken up again, and out of each status somewhere', () => {
    for (const status of limits.ticketStatuses) {
      const next: readonly string[] = limits.ticketTransitions[status];
      expect(next.length).toBeGreaterThan(0);
      if (!limits.openTicketStatuses.includes(status)) expect(next).toContain('open');
    }
  });
});

describe('changing a ticket', () => {
  it('sets what administrators decide, and keeps the act without what was written', async () => {
    const { id } = await openTicket(client, { mayBePublic: true });
    const { body } = await change(id, {
      priority: 'critical',
      category: 'symbol_missing',
      assignedTo: admin.user.id,
      isPublic: true,
      plannedRelease: '2.0',
    });
    expect(body.data).toMatchObject({
      priority: 'critical',
      category: 'symbol_missing',
      assignedTo: { id: admin.user.id, username: admin.user.username },
      isPublic: true,
      plannedRelease: '2.0',
      member: { username: client.user.username },
      version: 2,
    });
    const [act] = await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(act).toMatchObject({
      action: 'ticket.changed',
      userId: client.user.id,
      details: { ticket: id, priority: 'critical', isPublic: true },
    });
    expect(JSON.stringify(act)).not.toContain('moon');
    expect((await change(id, { assignedTo: null, plannedRelease: null })).body.data).toMatchObject({
      assignedTo: null,
      plannedRelease: null,
    });
  });

  it('makes nothing public whose author does not want it', async () => {
    const { id } = await openTicket(client);
    const { status, body } = await change(id, { isPublic: true });
    expect([status, body.reason]).toEqual([403, 'tickets.not_for_public']);
  });

  it('assigns to administrators alone', async () => {
    const { id } = await openTicket(client);
    for (const assignedTo of [client.user.id, 2_147_483_000]) {
      const { status, body } = await change(id, { assignedTo });
      expect([status, body.reason]).toEqual([422, 'tickets.not_an_administrator']);
    }
  });

  it.each([
    ['nothing', {}],
    ['an unknown status', { status: 'done' }],
    ['a duplicate without an original', { status: 'duplicate' }],
    ['an original without a duplicate', { status: 'resolved', duplicateOf: 1 }],
    ['a field of its own', { upvotes: 100 }],
  ])('is refused with %s', async (_what, wrong) => {
    const { id } = await openTicket(client);
    const { status, body } = await change(id, wrong);
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
  });

  it('of nobody is told so', async () => {
    for (const response of [
      await admin.get(url(2_147_483_000)),
      await admin.patch(url(2_147_483_000), { version: 1, priority: 'low' }),
      await admin.post(`${url(2_147_483_000)}/answers`, { version: 1, text: 'a' }),
    ])
      expect([response.status, response.body.reason]).toEqual([404, 'tickets.not_found']);
  });
});

describe('two administrators at once', () => {
  it('do not overwrite each other, nor answer twice', async () => {
    const other = await signedInClient(testApp, { isAdmin: true });
    const { id } = await openTicket(client);
    const outcomes = await Promise.all([
      admin.patch(url(id), { version: 1, status: 'resolved' }),
      other.patch(url(id), { version: 1, status: 'wont_fix' }),
      other.post(`${url(id)}/answers`, { version: 1, text: 'Both of us.' }),
    ]);
    expect(outcomes.map(({ body, status }) => body.reason ?? String(status)[0]).sort()).toEqual([
      '2',
      'tickets.changed_meanwhile',
      'tickets.changed_meanwhile',
    ]);
  });

  it('hear that the member has written meanwhile', async () => {
    const { id } = await openTicket(client);
    await client.post(`/api/tickets/${id}/answers`, { text: 'One more thing.' });
    const { body } = await admin.post(`${url(id)}/answers`, { version: 1, text: 'Done.' });
    expect(body.reason).toBe('tickets.changed_meanwhile');
  });
});

describe('answers and notes', () => {
  it('reach the member, and notes never do', async () => {
    const { id } = await openTicket(client);
    await receiveMails(testApp);
    expect((await answer(id, { text: 'Wants a moon of silver.', isInternal: true })).status).toBe(201);
    expect(await receiveMails(testApp), 'a note is told to nobody').toEqual([]);
    const waiting = await see(id);
    expect(waiting).toMatchObject({ firstAnswerSeconds: null, waitingSince: expect.any(String) });
    await answer(id, { text: 'It will wax.' });
    const seen = await see(id);
    expect(seen.answers).toMatchObject([
      { author: 'operator', isInternal: true, staff: admin.user.username },
      { author: 'operator', isInternal: false, text: 'It will wax.' },
    ]);
    const own = await client.get(`/api/tickets/${id}`);
    expect(own.body.data.own).toMatchObject({
      adminResponse: 'It will wax.',
      answers: [{ author: 'operator', text: 'It will wax.' }],
    });
    expect(own.text).not.toContain('silver');
    expect(own.text).not.toContain(admin.user.username);
    const mails = await receiveMails(testApp);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([client.user.email]);
    expect(mails[0]?.text).toContain(ticketBody.title);
    expect(mails[0]?.text).not.toContain('wax');
    const { items } = (await client.get('/api/notifications')).body.data;
    expect(items[0]).toMatchObject({ kind: 'ticket_answered', path: `/feedback?ticket=${id}` });
  });

  it('have their service times', async () => {
    const { id } = await openTicket(client);
    testApp.clock.advance(hour);
    admin = await signedInClient(testApp, { isAdmin: true });
    await answer(id, { text: 'We look into it.' });
    testApp.clock.advance(hour);
    admin = await signedInClient(testApp, { isAdmin: true });
    await change(id, { status: 'resolved' });
    const { items, counts } = (await admin.get(`/api/admin/tickets?member=${client.user.id}`)).body.data;
    expect(items).toMatchObject([
      { id, firstAnswerSeconds: 3600, resolutionSeconds: 7200, waitingSince: null },
    ]);
    expect(counts.medianFirstAnswerSeconds).toEqual(expect.any(Number));
    expect(counts.byStatus.resolved).toBeGreaterThan(0);
  });
});

describe('what becomes of a ticket', () => {
  it('is told to its author and to those who follow it, once, in their language', async () => {
    const { id } = await publicTicket(testApp, client, { title: '<b>Widgets</b>' });
    const follower = await signedInClient(testApp, { language: 'es' });
    const quiet = await signedInClient(testApp, { emailNotifications: false });
    for (const each of [follower, quiet]) await each.put(`/api/tickets/${id}/follow`);
    await receiveMails(testApp);
    await change(id, { status: 'in_progress', plannedRelease: '2.0' });
    const mails = await receiveMails(testApp);
    const to = mails.map((mail) => mail.to?.[0]?.address).sort();
    expect(to).toEqual([client.user.email, follower.user.email].sort());
    const spanish = mails.find((mail) => mail.to?.[0]?.address === follower.user.email);
    expect(spanish?.text).toContain('en curso');
    expect(spanish?.text).toContain('2.0');
    expect(spanish?.html).not.toContain('<b>Widgets');
    for (const each of [client, follower, quiet]) {
      const { items } = (await each.get('/api/notifications')).body.data;
      expect(items[0]).toMatchObject({ kind: 'ticket_changed', params: { status: 'in_progress' } });
    }
    await change(id, { priority: 'low' });
    await change(id, { isPublic: false });
    await change(id, { status: 'resolved' });
    const later = await receiveMails(testApp);
    expect(
      later.map((mail) => mail.to?.[0]?.address),
      'it is public no more',
    ).toEqual([client.user.email]);
  });
});
