import { expect, it } from 'vitest';
import { chunkOfPages } from './chunk-groups.ts';
import { memberPages, route, source } from './member-pages.ts';

type Imports = Readonly<
  Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>
>;

function chunksOf(imports: Imports) {
  const nameOf = chunkOfPages();
  const graph = {
    getModuleInfo: (id: string) => ({
      code: null,
      importedIds: imports[id]?.now ?? [],
      dynamicallyImportedIds: imports[id]?.later ?? [],
    }),
  };
  return (id: string) => nameOf(id, graph);
}

const { dreamInput, interpretation, journal, journalDream } = memberPages;

it('names the chunk of a module by the pages that need it', () => {
  const chunkOf = chunksOf({
    [source('app/start.tsx')]: { now: ['header'] },
    [source('app/routing/member-tree.ts')]: { now: ['routes'] },
    [route('public/landing')]: { now: ['hero', 'segments'], later: ['tried'] },
    tried: { now: ['field'] },
    [dreamInput]: { now: ['draft', 'editor', 'segments', 'field'] },
    [interpretation]: { now: ['draft', 'notes', 'segments', 'header', 'field'] },
    [journal]: { now: ['draft', 'list'] },
    [journalDream]: { now: ['notes'] },
  });
  expect(Object.fromEntries(['header', 'routes', 'draft', 'notes'].map((id) => [id, chunkOf(id)]))).toEqual({
    header: 'frame',
    routes: 'member',
    draft: 'member',
    notes: 'interpretation-journalDream',
  });
  // What visitors need as well is not tied to members' parts.
  expect([chunkOf('segments'), chunkOf('field')]).toEqual(['frame', 'open']);
});

it('leaves to the bundler what no two of these pages share, and the start, which waits for the first page', () => {
  const chunkOf = chunksOf({ [dreamInput]: { now: ['editor'] }, [source('app/start.tsx')]: {} });
  expect([chunkOf('editor'), chunkOf('elsewhere'), chunkOf(source('app/start.tsx'))]).toEqual([
    null,
    null,
    null,
  ]);
});
