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
  variations: ['zibber'],
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
    es: { ...text, variations: ['zíber'] },
  },
};
const entry: DeskEntry = {
  kind: 'symbol',
  key: 'zibber',
  content: zibber,
  isHidden: false,
  version: 'v1',
  isEdited: true,
  isReleased: false,
};
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
const word = {
  id: 9,
  symbol: 'quonk',
  language: 'en',
  count: 3,
  lastReported: '2026-11-20T10:00:00.000Z',
  processed: false,
  status: 'pending',
  places: [],
};
const undo = 'POST /api/admin/symbols/changes/3/undo';
/** What is typed is asked about once it has rested. */
const slow = { timeout: 5000 };

/** The editor with an entry of the dictionary in it. */
async function openZibber(answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    'GET /api/admin/missing-symbols': dataAnswer({ items: [word], nextCursor: null }),
    'GET /api/admin/symbols/entry': dataAnswer(entry),
    'POST /api/admin/symbols/check': dataAnswer({ problems: [] }),
    'GET /api/admin/symbols/changes': dataAnswer({ items: [change], nextCursor: null }),
    [undo]: dataAnswer({ ...entry, content: null, version: 'none' }),
    ...answers,
  } as StubAnswers);
  const page = renderApp('/admin/symbol-management?symbol=zibber');
  const english = await screen.findByRole('group', { name: 'English' });
  const deed = within(english).getByRole('textbox', { name: 'Small deed' }) as HTMLTextAreaElement;
  return { calls, deed, ...page };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Leave without publishing?' });
const press = (name: string) => screen.getByRole('button', { name });

describe('what was written and not published', () => {
  it('is not asked about where nothing was written', async () => {
    const { user } = await openZibber();
    await user.click(press('Close without publishing'));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'English' })).toBeNull());
    expect(dialog()).toBeNull();
  });

  it('goes with its editor only when somebody says so', async () => {
    const { user, deed } = await openZibber();
    await user.type(deed, ' Or two.');
    await user.click(press('Close without publishing'));
    expect(dialog()).toBeTruthy();
    await user.click(press('Go on writing'));
    expect(dialog()).toBeNull();
    expect(deed.value).toBe('Switch one off. Or two.');
    await user.click(press('Close without publishing'));
    await user.click(press('Leave it'));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'English' })).toBeNull());
  });

  it('stays where another word was chosen by mistake', async () => {
    const { user, deed } = await openZibber();
    await user.type(deed, ' Or two.');
    await user.click(await screen.findByRole('button', { name: 'Write “quonk”' }));
    await user.click(press('Go on writing'));
    expect(screen.getByRole('heading', { name: 'Symbol: zibber' })).toBeTruthy();
    await user.click(press('Write “quonk”'));
    await user.click(press('Leave it'));
    expect(await screen.findByRole('heading', { name: 'Symbol: quonk' })).toBeTruthy();
  });

  it('keeps the page, and lets it go when somebody says so', async () => {
    const { user, deed, router } = await openZibber();
    await user.type(deed, ' Or two.');
    const leave = () => user.click(screen.getAllByRole('link', { name: 'Members' })[0] as HTMLElement);
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Go on writing' }));
    expect(router.state.location.pathname).toBe('/admin/symbol-management');
    expect(deed.value).toBe('Switch one off. Or two.');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
  });

  it('is asked about before a change is taken back over it', async () => {
    const { user, deed, calls } = await openZibber();
    await user.type(deed, ' Or two.');
    await user.click(await screen.findByRole('button', { name: 'Take this back' }));
    await user.click(press('Go on writing'));
    expect(calls.some(({ key }) => key === undo)).toBe(false);
    await user.click(press('Take this back'));
    await user.click(press('Leave it'));
    await waitFor(() => expect(calls.some(({ key }) => key === undo)).toBe(true));
  });
});

describe('what is typed while the server is still busy', () => {
  const publish = 'PUT /api/admin/symbols/entry';
  /** An answer that waits until it is let go. */
  function held(answer: () => unknown) {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { answer: () => promise.then(answer), letGo: resolve };
  }
  const sentAs = (calls: Awaited<ReturnType<typeof openZibber>>['calls']) =>
    calls.filter(({ key }) => key === publish).map(({ body }) => body);

  it('with publishing stays, and goes with the next publishing over what was published', async () => {
    const first = held(() => dataAnswer({ ...entry, version: 'v2' }));
    const { user, deed, calls } = await openZibber({ [publish]: first.answer });
    await user.type(deed, ' Or two.');
    await user.click(press('Publish'));
    await user.type(deed, ' Or three.');
    first.letGo();
    expect(await screen.findByText('Published.')).toBeTruthy();
    expect(deed.value).toBe('Switch one off. Or two. Or three.');
    await user.click(press('Close without publishing'));
    expect(dialog()).toBeTruthy();
    await user.click(press('Go on writing'));
    await user.click(press('Publish'));
    await waitFor(() => expect(sentAs(calls)).toHaveLength(2));
    expect(sentAs(calls)).toMatchObject([
      { basedOn: 'v1', content: { entry: { en: { deed: 'Switch one off. Or two.' } } } },
      { basedOn: 'v2', content: { entry: { en: { deed: 'Switch one off. Or two. Or three.' } } } },
    ]);
  });

  it('with taking a change back stands beside what came of it', async () => {
    const back = structuredClone(zibber);
    if (back.kind === 'symbol') back.entry.en.deed = 'Let it hum.';
    let isBack = false;
    const undone = held(() => {
      isBack = true;
      return dataAnswer({ ...entry, content: back, version: 'v0' });
    });
    const { user, deed } = await openZibber({
      'GET /api/admin/symbols/entry': () =>
        dataAnswer(isBack ? { ...entry, content: back, version: 'v0' } : entry),
      [undo]: undone.answer,
    });
    await user.click(await screen.findByRole('button', { name: 'Take this back' }));
    await user.type(deed, ' Or two.');
    undone.letGo();
    const both = await screen.findByRole('alert', { name: /Somebody has published/ });
    expect(within(both).getByText('Let it hum.')).toBeTruthy();
    expect(deed.value).toBe('Switch one off. Or two.');
  });

  it('with nothing typed, what the server has kept is shown', async () => {
    const kept = structuredClone(zibber);
    if (kept.kind === 'symbol') kept.entry.en.deed = 'As it was kept.';
    const { user, deed } = await openZibber({
      [publish]: dataAnswer({ ...entry, content: kept, version: 'v2' }),
    });
    await user.type(deed, ' ');
    await user.click(press('Publish'));
    await waitFor(() => expect(deed.value).toBe('As it was kept.'));
  });
});

describe('a word that both languages miss', () => {
  it('is begun afresh in the other one, once what was written of it is let go', async () => {
    const none = { ...entry, key: 'quonk', content: null, version: 'none' };
    const { user } = await openZibber({
      'GET /api/admin/missing-symbols': dataAnswer({
        items: [word, { ...word, id: 10, language: 'es' }],
        nextCursor: null,
      }),
      'GET /api/admin/symbols/entry': ({ url }: { url: string }) =>
        dataAnswer(url.includes('quonk') ? none : entry),
      'GET /api/admin/symbols/changes': dataAnswer({ items: [], nextCursor: null }),
    });
    const waysIn = (language: string) =>
      (
        within(screen.getByRole('group', { name: language })).getByRole('textbox', {
          name: /^Ways to say it/,
        }) as HTMLTextAreaElement
      ).value;
    const [inEnglish, inSpanish] = await screen.findAllByRole('button', { name: 'Write “quonk”' });
    await user.click(inEnglish as HTMLElement);
    await screen.findByRole('heading', { name: 'Symbol: quonk' });
    await waitFor(() => expect([waysIn('English'), waysIn('Spanish')]).toEqual(['quonk', '']));
    const english = within(screen.getByRole('group', { name: 'English' }));
    await user.type(english.getByRole('textbox', { name: 'Small deed' }), 'Hum.');
    await user.click(inSpanish as HTMLElement);
    await user.click(press('Leave it'));
    await waitFor(() => expect([waysIn('English'), waysIn('Spanish')]).toEqual(['', 'quonk']));
    expect(dialog()).toBeNull();
  });
});

describe('rules', () => {
  it('are said beside the field that breaks them, and below for all of the entry', async () => {
    const problem = { symbol: 'zibber', language: 'en', message: 'x', values: { field: 'deed' } };
    const { deed } = await openZibber({
      'POST /api/admin/symbols/check': dataAnswer({
        problems: [
          { ...problem, rule: 'noFullStop' },
          { ...problem, rule: 'fieldMissing', values: { field: 'insight' } },
        ],
      }),
    });
    await waitFor(() => expect(deed.getAttribute('aria-invalid')).toBe('true'), slow);
    const described = (deed.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Small deed ends without a full stop.',
      'A sentence: something small to do today.',
    ]);
    const list = screen.getByRole('list', { name: 'What the rules find' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['English: Small deed ends without a full stop.', 'English: Question is missing.']);
    expect(document.querySelectorAll('.desk-language [aria-invalid]')).toHaveLength(1);
  });

  it('are asked once at a time, and last about what stands there in the end', async () => {
    let answer: () => void = () => undefined;
    const { user, deed, calls } = await openZibber({
      'POST /api/admin/symbols/check': () =>
        new Promise((resolve) => {
          answer = () => resolve(dataAnswer({ problems: [] }));
        }),
    });
    const asked = () => calls.filter(({ key }) => key === 'POST /api/admin/symbols/check');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await user.type(deed, ' One');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await user.type(deed, ' or two.');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(asked()).toHaveLength(1);
    answer();
    await waitFor(() => expect(asked()).toHaveLength(2), slow);
    expect(asked()[1]?.body).toMatchObject({
      content: { entry: { en: { deed: 'Switch one off. One or two.' } } },
    });
    answer();
    expect(await screen.findByText('Every rule is kept.', {}, slow)).toBeTruthy();
    expect(asked()).toHaveLength(2);
  });

  it('that could not be asked are asked again', async () => {
    let isBusy = true;
    const { user } = await openZibber({
      'POST /api/admin/symbols/check': () =>
        isBusy ? failureAnswer(503, 'server.database', 'no') : dataAnswer({ problems: [] }),
    });
    const again = await screen.findByRole('button', { name: 'Ask the rules again' }, { timeout: 15_000 });
    isBusy = false;
    await user.click(again);
    expect(await screen.findByText('Every rule is kept.', {}, slow)).toBeTruthy();
  });
});
