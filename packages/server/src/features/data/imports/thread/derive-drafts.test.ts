import { expect, it } from 'vitest';
import { deriveDream } from '../drafts/derive-draft.ts';
import { suggestChoices } from '../drafts/suggest-choices.ts';
import { exportedSymbol } from '../testing/import-files.ts';
import { deriveDrafts } from './derive-drafts.ts';

const now = new Date('2026-11-21T10:00:00Z');
const choices = suggestChoices({ sources: [], columns: undefined, timezone: 'UTC', now });
const told = (content: string) => ({
  told: {
    title: 'House',
    content,
    date: { year: 2024, month: 1, day: 1 },
    tags: ['a', 'b'],
    category: '',
  },
});

it('gives what entries become, in their order', async () => {
  const sources = [told('A dog ran by.'), told('The sea was far.')];
  const drafts = await deriveDrafts({
    kind: 'dream',
    sources: sources.map((source) => JSON.stringify(source)),
    choices,
    now,
  });
  expect(drafts).toEqual(sources.map((source) => deriveDream(source, { choices, now }).draft));
  const json = JSON.stringify({ exported: exportedSymbol });
  const symbols = await deriveDrafts({ kind: 'symbol', sources: [json], choices, now });
  expect(symbols).toMatchObject([{ name: 'Rex', createdAt: new Date(exportedSymbol.createdAt) }]);
});

it('throws for an entry that cannot be read, and for no JSON', async () => {
  const task = { kind: 'dream', choices, now } as const;
  await expect(deriveDrafts({ ...task, sources: ['{"exported":null}'] })).rejects.toThrow(
    'an entry that was chosen can be read',
  );
  await expect(deriveDrafts({ ...task, sources: ['{'] })).rejects.toThrow(SyntaxError);
});
