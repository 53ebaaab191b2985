import type { AuditEntry } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { AuditEntries } from './audit-entries.tsx';

beforeAll(() => loadWords('audit-log'));
afterEach(() => i18n.changeLanguage('en'));

const entry: AuditEntry = {
  id: 1,
  happenedAt: '2026-11-21T06:00:00.000Z',
  actorId: null,
  actorName: 'command line',
  action: 'admin_role.granted',
  memberId: null,
  reason: null,
  details: {},
  address: null,
  requestId: null,
};

it.each([
  ['es', entry, /por la línea de comandos/],
  ['es', { ...entry, actorName: 'configuration' }, /por la configuración/],
  ['en', entry, /by the command line/],
  // A member may be called so.
  ['es', { ...entry, actorId: 7 }, /por command line/],
] as const)('says in %s who acted (%#)', async (language, shown, text) => {
  await i18n.changeLanguage(language);
  renderPart(<AuditEntries entries={[shown]} />);
  expect(await screen.findByText(text)).toBeDefined();
});

it.each([
  ['en', 'name: A question first · experiment: 7 · variant: b'],
  ['es', 'nombre: A question first · experimento: 7 · variante: b'],
] as const)('has words in %s for what an act was about', async (language, text) => {
  await i18n.changeLanguage(language);
  const details = { name: 'A question first', experiment: 7, variant: 'b' };
  renderPart(<AuditEntries entries={[{ ...entry, action: 'experiment.deleted', details }]} />);
  expect(await screen.findByText(text)).toBeDefined();
});
