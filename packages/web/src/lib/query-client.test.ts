import { describe, expect, it } from 'vitest';
import { stubApi } from '#web/testing/stub-api.ts';
import { networkFailure } from './failures/network-failure.ts';
import { createQueryClient } from './query-client.ts';

describe('createQueryClient', () => {
  it('reads the path a key begins with', async () => {
    stubApi({ 'GET /api/dreams/facets': { json: { success: true, data: { total: 2 } } } });
    const data = await createQueryClient().fetchQuery({ queryKey: ['/api/dreams/facets', 'more'] });
    expect(data).toEqual({ total: 2 });
  });

  it('opens the failure screen for a failing server, unless the page shows it itself', async () => {
    const calls = stubApi({ 'GET /api/dreams': { status: 500, json: {} } });
    const client = createQueryClient();
    const read = (meta: Record<string, unknown>) =>
      client.fetchQuery({ queryKey: ['/api/dreams'], meta }).catch(() => undefined);
    await read({ isQuiet: true });
    expect(networkFailure.get()).toBeNull();
    await read({});
    expect(networkFailure.get()).toEqual({ kind: 'server', status: 500 });
    expect(calls).toHaveLength(2);
  });
});
