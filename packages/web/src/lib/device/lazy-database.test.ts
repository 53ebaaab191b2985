import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { lazyDatabase } from './lazy-database.ts';

interface Schema extends DBSchema {
  birds: { key: string; value: { readonly id: string; readonly name: string } };
}

let last = 0;
function open() {
  last += 1;
  const create = vi.fn((database: Parameters<Parameters<typeof lazyDatabase<Schema>>[0]['create']>[0]) => {
    database.createObjectStore('birds', { keyPath: 'id' });
  });
  return { create, withDatabase: lazyDatabase<Schema>({ name: `birds-${last}`, create }) };
}

describe('lazyDatabase', () => {
  it('is not opened before it is used, and made once', async () => {
    const { create, withDatabase } = open();
    expect(create).not.toHaveBeenCalled();
    await withDatabase((database) => database.put('birds', { id: 'a', name: 'Heron' }));
    const found = await withDatabase((database) => database.get('birds', 'a'));
    expect(found).toEqual({ id: 'a', name: 'Heron' });
    expect(create).toHaveBeenCalledOnce();
  });

  it('is opened again after a failure', async () => {
    const { withDatabase } = open();
    await withDatabase((database) => database.put('birds', { id: 'a', name: 'Heron' }));
    const lost = withDatabase(async (database) => {
      database.close();
      return database.get('birds', 'a');
    });
    await expect(lost).rejects.toThrow();
    expect(await withDatabase((database) => database.get('birds', 'a'))).toMatchObject({ name: 'Heron' });
  });

  it('rejects where the browser refuses, and works once it does not', async () => {
    const { withDatabase } = open();
    const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(withDatabase((database) => database.count('birds'))).rejects.toThrow('no');
    refused.mockRestore();
    expect(await withDatabase((database) => database.count('birds'))).toBe(0);
  });
});
