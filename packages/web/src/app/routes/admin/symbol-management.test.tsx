import type { DeskContent, DeskEntry } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const text = {
  name: 'Zibber',
  category: 'Objects',
  function: 'hums',
  meaning: 'a habit',
  description: 'It hums.',
  extended: 'On and on.',
  insight: 'Which one?',
  deed: 'Switch one off.',
  variations: ['zibber', 'zibberling'],
};
const zibber: DeskContent = {
  kind: 'symbol',
  entry: {
    id: 'zibber',
    group: 'object',
    common: false,
    vital: false,
    basis: 'house',
    en: text,
    es: { ...text, name: 'Zíber', variations: ['zíber'] },
  },
};
const entry = (changes: Partial<DeskEntry> = {}): DeskEntry => ({
  kind: 'symbol',
  key: 'zibber',
  content: zibber,
  isHidden: false,
  version: 'v1',
  isEdited: true,
  isReleased: false,
  ...changes,
});
/** What is typed is asked about once it has rested. */
const slow = { timeout: 5000 };
const page = (...items: unknown[]) => dataAnswer({ items, nextCursor: null });
const word = {
  id: 9,
  symbol: 'zibber',
  language: 'en',
  count: 3,
  lastReported: '2026-11-20T10:00:00.000Z',
  processed: false,
  status: 'pending',
  places: [{ before: 'article', after: 'edge', count: 2 }],
};

function open(search = '', answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    'GET /api/admin/missing-symbols': page(word),
    'GET /api/admin/symbols/entry': dataAnswer(entry({ content: null, version: 'none', isEdited: false })),
    'POST /api/admin/symbols/check': dataAnswer({ problems: [] }),
    'GET /api/admin/symbols/changes': page(),
    'GET /api/admin/symbols/entries': dataAnswer({ items: [], isMore: false }),
    ...answers,
  } as StubAnswers);
  return { calls, ...renderApp(`/admin/symbol-management${search}`) };
}

const sent = (calls: ReturnType<typeof open>['calls'], key: string) =>
  calls.filter((call) => call.key === key);
const textbox = (group: HTMLElement, name: RegExp | string) => within(group).getByRole('textbox', { name });

describe('/admin/symbol-management', () => {
  it('shows missing words by dreams and kinds of neighbours, and opens an entry for one', async () => {
    const { user, calls } = open();
    expect(await screen.findByText('article … edge of the sentence ×2')).toBeTruthy();
    expect(screen.getByText('English · 3 dreams')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Write “zibber”' }));
    const english = await screen.findByRole('group', { name: 'English' });
    expect((textbox(english, /^Ways to say it/) as HTMLTextAreaElement).value).toBe('zibber');
    const spanish = screen.getByRole('group', { name: 'Spanish' });
    expect((textbox(spanish, /^Ways to say it/) as HTMLTextAreaElement).value).toBe('');
    expect(sent(calls, 'GET /api/admin/symbols/entry')[0]?.url).toContain('kind=symbol&key=zibber');
  });

  it('sets a word aside', async () => {
    const { user, calls } = open('', {
      'PATCH /api/admin/missing-symbols/9': dataAnswer({ ...word, status: 'rejected' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Set “zibber” aside' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH /api/admin/missing-symbols/9')[0]?.body).toEqual({ status: 'rejected' }),
    );
  });

  it('asks the rules while one writes, and says them in words of the page', async () => {
    const broken = { symbol: 'zibber', language: 'en', message: 'x', values: {} };
    const { user, calls } = open('?word=zibber', {
      'POST /api/admin/symbols/check': dataAnswer({
        problems: [
          { ...broken, rule: 'noFullStop', values: { field: 'deed' } },
          { ...broken, symbol: 'class-tool', rule: null, message: 'told in English alone' },
        ],
      }),
    });
    const found = await screen.findByRole('list', { name: 'What the rules find' });
    expect(within(found).getByText('Small deed ends without a full stop.', { exact: false })).toBeTruthy();
    expect(screen.getByText('told in English alone')).toBeTruthy();
    expect(screen.getByText('class-tool')).toBeTruthy();
    const english = screen.getByRole('group', { name: 'English' });
    await user.type(textbox(english, 'Name'), 'Zib');
    await waitFor(() => {
      const last = sent(calls, 'POST /api/admin/symbols/check').at(-1)?.body as { content: typeof zibber };
      expect(last.content.entry).toMatchObject({ id: 'zibber', en: { name: 'Zib', variations: ['zibber'] } });
    }, slow);
  });

  it('publishes what was written, from the version that it began with', async () => {
    const { user, calls } = open('?symbol=zibber', {
      'GET /api/admin/symbols/entry': dataAnswer(entry()),
      'PUT /api/admin/symbols/entry': dataAnswer(entry({ version: 'v2' })),
    });
    const spanish = await screen.findByRole('group', { name: 'Spanish' });
    const ways = textbox(spanish, /^Ways to say it/);
    await user.type(ways, ', zibercito');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published.')).toBeTruthy();
    expect(sent(calls, 'PUT /api/admin/symbols/entry')[0]?.body).toMatchObject({
      basedOn: 'v1',
      isHidden: false,
      content: { entry: { es: { variations: ['zíber', 'zibercito'] } } },
    });
  });

  it('shows both texts where somebody has been faster, and goes on with either', async () => {
    const theirs = structuredClone(zibber);
    if (theirs.kind === 'symbol') theirs.entry.en.deed = 'Leave it on.';
    let isConflict = false;
    const { user, calls } = open('?symbol=zibber', {
      'GET /api/admin/symbols/entry': () =>
        dataAnswer(isConflict ? entry({ content: theirs, version: 'v2' }) : entry()),
      'PUT /api/admin/symbols/entry': () => {
        if (isConflict) return dataAnswer(entry({ version: 'v3' }));
        isConflict = true;
        return failureAnswer(409, 'symbols.changed_meanwhile', 'meanwhile');
      },
    });
    const english = await screen.findByRole('group', { name: 'English' });
    const deed = textbox(english, 'Small deed') as HTMLTextAreaElement;
    await user.clear(deed);
    await user.type(deed, 'Turn it down.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const conflict = await screen.findByRole('alert', { name: /Somebody has published/ });
    expect(within(conflict).getByText('Turn it down.')).toBeTruthy();
    expect(within(conflict).getByText('Leave it on.')).toBeTruthy();
    await user.click(within(conflict).getByRole('button', { name: 'Go on with mine' }));
    expect(deed.value).toBe('Turn it down.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(sent(calls, 'PUT /api/admin/symbols/entry').at(-1)?.body).toMatchObject({
        basedOn: 'v2',
        content: { entry: { en: { deed: 'Turn it down.' } } },
      }),
    );
  });

  it('reads sentences with the entry', async () => {
    const mention = { start: 2, end: 8, text: 'zibber', symbol: 'zibber', name: 'Zibber', state: 'present' };
    const { user, calls } = open('?symbol=zibber', {
      'GET /api/admin/symbols/entry': dataAnswer(entry()),
      'POST /api/admin/symbols/preview': dataAnswer({
        sentences: [
          { language: 'en', text: 'A zibber.', before: [], after: [mention], reading: 'It hums in you.' },
        ],
      }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Sentence in English' }), 'A zibber.');
    await user.click(screen.getByRole('button', { name: 'Read with this entry' }));
    expect(await screen.findByText('zibber → Zibber')).toBeTruthy();
    expect(screen.getByText('It hums in you.')).toBeTruthy();
    expect(sent(calls, 'POST /api/admin/symbols/preview')[0]?.body).toMatchObject({
      sentences: [{ language: 'en', text: 'A zibber.' }],
    });
  });

  it('takes the last change back', async () => {
    const change = {
      id: 3,
      kind: 'symbol',
      key: 'zibber',
      before: null,
      after: { content: zibber, isHidden: false },
      undoes: null,
      author: 'luna',
      madeAt: '2026-11-20T10:00:00.000Z',
    };
    const { user, calls } = open('?symbol=zibber', {
      'GET /api/admin/symbols/entry': dataAnswer(entry()),
      'GET /api/admin/symbols/changes': page(change, { ...change, id: 2, author: null }),
      'POST /api/admin/symbols/changes/3/undo': dataAnswer(entry({ content: null, version: 'none' })),
    });
    expect(await screen.findByText(/luna/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take this back' }));
    await waitFor(() => expect(sent(calls, 'POST /api/admin/symbols/changes/3/undo')).toHaveLength(1));
  });

  it('finds entries, and makes files for the repository', async () => {
    const { user } = open('', {
      'GET /api/admin/symbols/entries': dataAnswer({
        items: [
          {
            kind: 'class',
            key: 'class-tool',
            names: { en: 'Tools', es: 'Herramientas' },
            isEdited: true,
            isHidden: false,
          },
        ],
        isMore: false,
      }),
      'GET /api/admin/symbols/export': dataAnswer({
        files: [{ name: 'symbols/published.yaml', source: '- id: zibber\n' }],
        removed: [{ kind: 'symbol', key: 'ladder' }],
      }),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Find an entry' }), 'tool');
    expect(await screen.findByRole('button', { name: 'Tools / Herramientas' }, slow)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make files' }));
    const link = await screen.findByRole('link', { name: 'symbols/published.yaml' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('- id: zibber\n');
    expect(screen.getByText('To be taken out of the files: ladder')).toBeTruthy();
  });

  it('says what is wrong where the queue does not come', async () => {
    open('', { 'GET /api/admin/missing-symbols': failureAnswer(503, 'server.database', 'no') });
    expect((await screen.findByRole('alert')).textContent).toContain('The database could not be reached.');
  });
});
