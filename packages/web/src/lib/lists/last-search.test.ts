import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { forgetMember } from '../signing-out/forget-member.ts';
import { keepSearch, lastSearchOf } from './last-search.ts';

describe('the last search of a list', () => {
  it('is what its address held when it was left last, each list its own', () => {
    keepSearch({ pathname: '/journal', search: { tag: 'sea' } });
    keepSearch({ pathname: '/admin/tickets', search: { status: 'new' } });
    keepSearch({ pathname: '/journal', search: { q: 'boat' } });
    expect(lastSearchOf('/journal')).toEqual({ q: 'boat' });
    expect(lastSearchOf('/admin/tickets')).toEqual({ status: 'new' });
    expect(lastSearchOf('/insights')).toEqual({});
  });

  it('is gone with the member who looked', async () => {
    keepSearch({ pathname: '/journal', search: { q: 'boat' } });
    await forgetMember(createQueryClient());
    expect(lastSearchOf('/journal')).toEqual({});
  });
});
