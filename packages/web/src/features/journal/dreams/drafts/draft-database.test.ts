import { randomId } from '#web/lib/forms/random-id.ts';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { newDraft, patchDraft } from './draft.ts';
import { createDraftDatabase } from './draft-database.ts';

const write = (content: string, memberId = 1) => patchDraft(newDraft(memberId, 1000), { content }, 2000);

describe('draft database', () => {
  it('keeps the last state of each draft, by member', async () => {
    const database = createDraftDatabase(randomId());
    const draft = write('first');
    await database.put(draft);
    const later = patchDraft(draft, { content: 'second', tags: ['sea'], category: 'dark' }, 3000);
    await database.put(later);
    await database.put(write('of somebody else', 2));
    expect(await database.list(1)).toEqual([later]);
    await database.remove(draft.id);
    expect(await database.list(1)).toEqual([]);
    expect(await database.list(2)).toHaveLength(1);
  });

  it('is read by every tab of the browser', async () => {
    const name = randomId();
    await createDraftDatabase(name).put(write('in one tab'));
    const [found] = await createDraftDatabase(name).list(1);
    expect(found?.content).toBe('in one tab');
  });

  it('refuses while the browser does, and works again afterwards', async () => {
    const database = createDraftDatabase(randomId());
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    await expect(database.put(write('lost?'))).rejects.toThrow('refused');
    indexedDB.open = open;
    await database.put(write('kept'));
    expect((await database.list(1)).map((draft) => draft.content)).toEqual(['kept']);
  });
});
