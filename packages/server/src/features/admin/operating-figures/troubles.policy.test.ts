import { expect, it } from 'vitest';
import type { Figures } from './read-figures.ts';
import { findTroubles } from './troubles.policy.ts';

const now = new Date('2026-11-22T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const backups = { folder: '/backups', isDaily: true, keep: 14 };

const well: Figures = {
  version: '1.0.0',
  database: {
    bytes: 1,
    connections: 10,
    busyConnections: 2,
    mostConnections: 100,
    serverVersion: '18.0',
    startedSeconds: 1,
    mailsWaiting: 3,
    mailsStuck: 0,
    mailOldestSeconds: 60,
    mailsRefused: 0,
    mailsGivenUp: 0,
    pushesWaiting: 2,
    pushOldestSeconds: null,
    devicesUnauthorized: 4,
    devicesReached: 100,
    paymentEventsWaiting: 1,
    paymentEventOldestSeconds: 2,
    paymentEventsStuck: 0,
  },
  jobs: [{ name: 'back-up-daily', state: 'completed', succeededAt: now }],
  monitoring: { alarms: {}, nodes: {}, checkedSeconds: null },
  newestBackupAt: daysAgo(1),
  freeDiskBytes: 5e9,
};
const database = (change: Partial<Figures['database']>) => ({ database: { ...well.database, ...change } });

it.each<[string, Partial<Figures>, RegExp]>([
  ['no node', database({ connections: 0 }), /No Chitta/],
  ['no backup', { newestBackupAt: null }, /no backup/],
  ['an old backup', { newestBackupAt: daysAgo(2.1) }, /no backup/],
  ['a failed job', { jobs: [{ name: 'purge-mails', state: 'failed', succeededAt: null }] }, /purge-mails/],
  ['little room', { freeDiskBytes: 4e8 }, /nearly full/],
  ['a pool at its end', database({ busyConnections: 10 }), /busy/],
  ['a PostgreSQL at its end', database({ connections: 95 }), /hardly a connection/],
  ['stuck mails', database({ mailsStuck: 2 }), /^2 mails/],
  ['push services that refuse us', database({ devicesUnauthorized: 5 }), /^Push services.*5 devices/],
  ['stuck payments', database({ paymentEventsStuck: 1 }), /payment events are stuck/],
])('tells of %s', (_, change, sentence) => {
  const troubles = findTroubles({ ...well, ...change }, { config: { backups }, now });
  expect(troubles).toEqual([expect.stringMatching(sentence)]);
});

it('finds nothing where all is well, nor a backup missing that others make', () => {
  expect(findTroubles(well, { config: { backups }, now })).toEqual([]);
  const elsewhere = { config: { backups: { ...backups, isDaily: false } }, now };
  expect(findTroubles({ ...well, newestBackupAt: null }, elsewhere)).toEqual([]);
});
