import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildOwnTicket,
  buildTicket,
  buildTicketSummary,
} from '#web/features/tickets/feedback/testing/build-ticket.ts';
import { forgetActions, noteAction, notePage } from '#web/lib/action-log/action-log.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const post = 'POST /api/tickets';
const list = 'GET /api/tickets';
const at = (method: string, end = '') => `${method} /api/tickets/12${end}`;
const page = (...items: object[]) => dataAnswer({ items, nextCursor: null });
const interest = dataAnswer({ upvotes: 4, hasVoted: true, isFollowed: false });

function open(path: string, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    [list]: page(),
    ...answers,
  } as StubAnswers);
  const sent = (key: string) => calls.filter((call) => call.key === key);
  return { calls, sent, ...renderApp(path) };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const description = 'What happened, or what would you like to say?';
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  localStorage.clear();
  forgetActions();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('writing to the operator', () => {
  it('sends what was written with the page and the browser, and shows it', async () => {
    notePage('/journal/12');
    const { user, sent, router } = open('/feedback', {
      [post]: dataAnswer(buildOwnTicket()),
      [at('GET')]: dataAnswer(buildOwnTicket()),
    });
    await user.selectOptions(await screen.findByRole('combobox'), 'An idea');
    await user.type(await field('Title'), 'Let the moon wax');
    await user.type(await field(description), '<script>alert(1)</script>');
    expect(screen.getByText('/journal/12')).toBeTruthy();
    await user.click(press('Send'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The moon stands still' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ ticket: 12 });
    const [call] = sent(post);
    expect(call?.body).toMatchObject({
      category: 'feature_request',
      title: 'Let the moon wax',
      description: '<script>alert(1)</script>',
      suggestion: '',
      mayBePublic: false,
      pageUrl: '/journal/12',
      browserInfo: { isOnline: true },
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\d-]{20,}$/);
    await user.click(screen.getByRole('link', { name: 'All your messages' }));
    expect((await field('Title')).value).toBe('');
  });

  it('leaves out what is switched off, and may be shown to others where that is wanted', async () => {
    notePage('/journal');
    const { user, sent } = open('/feedback', {
      [post]: dataAnswer(buildOwnTicket()),
      [at('GET')]: dataAnswer(buildOwnTicket()),
    });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'It stands still.');
    await user.click(screen.getByRole('switch', { name: 'The page you came from' }));
    await user.click(screen.getByRole('switch', { name: 'Browser and device' }));
    expect(screen.queryByText('/journal')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Other members may read this' }));
    await user.click(press('Send'));
    await waitFor(() =>
      expect(sent(post)[0]?.body).toMatchObject({ mayBePublic: true, pageUrl: null, browserInfo: null }),
    );
  });

  it('shows the last actions in full, and sends just these or none', async () => {
    noteAction({ kind: 'page', name: '/journal/:dreamid' });
    noteAction({ kind: 'call', name: 'GET /api/dreams/:id', status: 500 });
    noteAction({ kind: 'call', name: 'POST /api/dreams', status: 0 });
    noteAction({ kind: 'error', name: 'typeerror' });
    const { user, sent } = open('/feedback', { [post]: failureAnswer(500, 'internal', 'No.') });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'Still.');
    const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(shown()).toHaveLength(4);
    expect(shown()[1]).toContain('request failed GET /api/dreams/:id · 500');
    expect(shown()[2]).toContain('POST /api/dreams · no answer');
    await user.click(press('Send'));
    await screen.findByRole('alert');
    const isOn = screen.getByRole('switch', { name: 'What you did last' });
    await user.click(isOn);
    expect(shown()).toEqual([]);
    await user.click(press('Send'));
    await waitFor(() => expect(sent(post)).toHaveLength(2));
    const bodies = sent(post).map(({ body }) => body as { userActions: object[] });
    expect(bodies[0]?.userActions).toMatchObject([
      { kind: 'page', name: '/journal/:dreamid' },
      { kind: 'call', name: 'GET /api/dreams/:id', status: 500 },
      { kind: 'call', name: 'POST /api/dreams', status: 0 },
      { kind: 'error', name: 'typeerror' },
    ]);
    expect(bodies[1]?.userActions).toEqual([]);
  });

  it('says what is missing and sends nothing', async () => {
    const { user, sent } = open('/feedback');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Please write something here.')).toHaveLength(2);
    expect(sent(post)).toHaveLength(0);
  });

  it('keeps what could not be sent, also for the next visit, under one key for the same words', async () => {
    let isDown = true;
    const { user, sent, unmount } = open('/feedback', {
      [post]: () => (isDown ? 'network-failure' : dataAnswer(buildOwnTicket())),
      [at('GET')]: dataAnswer(buildOwnTicket()),
    });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'Still.');
    await user.click(press('Send'));
    expect((await screen.findByRole('alert')).textContent).toContain('connection');
    isDown = false;
    await user.click(press('Send'));
    await screen.findByRole('heading', { level: 1, name: 'The moon stands still' });
    const keys = sent(post).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    unmount();
    const later = open('/feedback');
    await later.user.type(await field('Title'), 'Half a title');
    later.unmount();
    open('/feedback');
    expect((await field('Title')).value).toBe('Half a title');
  });

  it('keeps the drafts of members apart', async () => {
    const first = open('/feedback');
    await first.user.type(await field('Title'), 'Mine');
    first.unmount();
    open('/feedback', { 'GET /api/user': { json: buildUser({ id: 8 }) } });
    expect((await field('Title')).value).toBe('');
  });

  it('shows similar ones while the title is typed, and takes a vote instead', async () => {
    let hasVoted = false;
    const { user, sent } = open('/feedback', {
      [list]: ({ url }: { url: string }) =>
        url.includes('words=') ? page(buildTicketSummary({ hasVoted, upvotes: hasVoted ? 4 : 3 })) : page(),
      [at('PUT', '/votes')]: () => {
        hasVoted = true;
        return interest;
      },
    });
    await user.type(await field('Title'), 'The moon stands');
    expect(await screen.findByText('One message may be about the same')).toBeTruthy();
    expect(screen.getByText('3 votes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Vote/, pressed: false }));
    expect(await screen.findByRole('button', { name: /^Vote/, pressed: true })).toBeTruthy();
    expect(screen.getByText('4 votes')).toBeTruthy();
    expect(sent(at('PUT', '/votes'))).toHaveLength(1);
    const asked = sent(list).map(({ url }) => new URL(url, 'https://x').searchParams.get('words'));
    expect(asked).toContain('The moon stands');
    expect((await field('Title')).value).toBe('The moon stands');
  });

  it('asks for nothing similar to less than a word, and says where it could not', async () => {
    const { user, sent } = open('/feedback', {
      [list]: ({ url }: { url: string }) =>
        url.includes('words=') ? failureAnswer(500, 'internal', 'Something went wrong.') : page(),
    });
    await user.type(await field('Title'), 'moo');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(sent(list).filter(({ url }) => url.includes('words='))).toHaveLength(0);
    await user.type(await field('Title'), 'n');
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/feedback', { [list]: 'network-failure' });
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('one’s own tickets', () => {
  it('are listed with what became of them', async () => {
    open('/feedback', {
      [list]: page(
        buildTicketSummary({ isOwn: true, isPublic: false, status: 'in_progress', plannedRelease: '1.2' }),
      ),
    });
    const row = await screen.findByRole('listitem');
    expect(within(row).getByRole('link', { name: 'The moon stands still' }).getAttribute('href')).toBe(
      '/feedback?ticket=12',
    );
    expect(within(row).getByText('Being worked on')).toBeTruthy();
    expect(within(row).getByText('Planned for 1.2')).toBeTruthy();
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('say so where there are none', async () => {
    open('/feedback');
    expect(await screen.findByText('You have not written to us yet.')).toBeTruthy();
  });
});

describe('one ticket', () => {
  it('shows its talk, and takes an answer that is kept until it is sent', async () => {
    let isDown = true;
    const answered = buildOwnTicket();
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(buildOwnTicket({ status: 'resolved' })),
      [at('POST', '/answers')]: () =>
        isDown ? failureAnswer(429, 'requests.too_many', 'Too many.') : dataAnswer(answered),
    });
    expect(await screen.findByText('We look into it.')).toBeTruthy();
    expect(screen.getByText(/opens this message again/)).toBeTruthy();
    const answer = await field('Your answer');
    expect(press('Send answer').disabled).toBe(true);
    await user.type(answer, 'It did so again.');
    await user.click(press('Send answer'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(answer.value).toBe('It did so again.');
    isDown = false;
    await user.click(press('Send answer'));
    await waitFor(() => expect(answer.value).toBe(''));
    expect(sent(at('POST', '/answers')).map(({ body }) => body)).toEqual([
      { text: 'It did so again.' },
      { text: 'It did so again.' },
    ]);
  });

  it('tells in order what was said and what it became', async () => {
    const own = buildOwnTicket().own as NonNullable<ReturnType<typeof buildOwnTicket>['own']>;
    open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(
        buildOwnTicket({
          status: 'resolved',
          own: {
            ...own,
            answers: [
              ...own.answers,
              { id: 2, author: 'member', text: 'Thanks.', createdAt: '2026-11-23T08:00:00.000Z' },
            ],
            history: [
              ...own.history,
              { from: 'open', to: 'resolved', by: 'operator', at: '2026-11-22T08:00:00.000Z' },
            ],
          },
        }),
      ),
    });
    await screen.findByText('Thanks.');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('We look into it.');
    expect(lines[1]).toContain('Now: Done');
    expect(lines[2]).toContain('Thanks.');
    expect(screen.queryByRole('button', { name: 'Change what you wrote' })).toBeNull();
  });

  it('lets its words be changed while it is open', async () => {
    let saved = false;
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(buildOwnTicket({ isPublic: true })),
      [at('PATCH')]: () => {
        if (!saved) {
          saved = true;
          return failureAnswer(409, 'tickets.ended', 'This ticket is not open any more.');
        }
        return dataAnswer(buildOwnTicket({ title: 'The moon wanes' }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change what you wrote' }));
    expect(screen.getByText(/Until then this message is not public/)).toBeTruthy();
    const title = await field('Title');
    await user.clear(title);
    expect(press('Save').disabled).toBe(true);
    await user.type(title, 'The moon wanes');
    await user.click(press('Save'));
    expect((await screen.findByRole('alert')).textContent).toContain('not open any more');
    await user.click(press('Save'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The moon wanes' })).toBeTruthy();
    expect(sent(at('PATCH'))[1]?.body).toEqual({
      title: 'The moon wanes',
      description: 'It is the same every night.',
      suggestion: 'Let it wax.',
    });
  });

  it('can be taken from the public by its author', async () => {
    const own = { ...(buildOwnTicket().own as object), mayBePublic: true };
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer({ ...buildOwnTicket({ isPublic: true, status: 'closed' }), own }),
      [at('PATCH')]: dataAnswer(buildOwnTicket()),
    });
    const isPublic = await screen.findByRole('switch', { name: 'Other members may read this' });
    expect(isPublic.getAttribute('aria-checked')).toBe('true');
    await user.click(isPublic);
    await waitFor(() => expect(sent(at('PATCH')).map(({ body }) => body)).toEqual([{ mayBePublic: false }]));
  });

  it('of somebody else can be voted for and followed, without what was answered', async () => {
    let isFollowed = false;
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: () => dataAnswer(buildTicket({ isFollowed })),
      [at('PUT', '/votes')]: failureAnswer(409, 'tickets.ended', 'This ticket is not open any more.'),
      [at('PUT', '/follow')]: () => {
        isFollowed = true;
        return interest;
      },
      [at('DELETE', '/follow')]: () => {
        isFollowed = false;
        return interest;
      },
    });
    expect(await screen.findByText('It is the same every night.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tell me of changes', pressed: false }));
    await user.click(await screen.findByRole('button', { name: 'Tell me of changes', pressed: true }));
    await screen.findByRole('button', { name: 'Tell me of changes', pressed: false });
    expect(sent(at('DELETE', '/follow'))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Vote/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('not open any more');
  });

  it('that ended takes no vote, and leads to the one that goes on in its place', async () => {
    open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(buildTicket({ status: 'duplicate', duplicateOf: 5 })),
    });
    const way = await screen.findByRole('link', { name: /goes on in another message/ });
    expect(way.getAttribute('href')).toBe('/feedback?ticket=5');
    expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
  });

  it('that is not there says so, and leads back', async () => {
    open('/feedback?ticket=12', {
      [at('GET')]: failureAnswer(404, 'tickets.not_found', 'This ticket was not found.'),
    });
    expect(await screen.findByText('This ticket was not found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All your messages' })).toBeTruthy();
  });
});

describe('a picture of the screen', () => {
  const area = (number: number) => screen.queryByRole('button', { name: `Black area ${number}` });
  const drawn: number[][] = [];

  function stubPictures() {
    drawn.length = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:shot', revokeObjectURL: vi.fn() }),
    );
    vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 100, close: () => undefined }));
    const context = { drawImage: () => undefined, fillRect: (...of: number[]) => drawn.push(of) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['drawn'], { type: 'image/webp' })),
    );
  }

  /** What was sent with files, which goes another way than other calls. */
  function stubUpload() {
    const forms: FormData[] = [];
    class Upload {
      upload = {};
      status = 201;
      responseText = JSON.stringify({ success: true, data: buildOwnTicket() });
      onload?: () => void;
      open = () => undefined;
      setRequestHeader = () => undefined;
      send(form: FormData) {
        forms.push(form);
        this.onload?.();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Upload);
    return forms;
  }

  const chosen = (type = 'image/png') => new File(['pixels'], 'screen', { type });
  const input = () => screen.getByLabelText<HTMLInputElement>('Choose a picture', { selector: 'input' });

  it('is blacked out with the keyboard, with a way back, and sent as it was drawn anew', async () => {
    stubPictures();
    const forms = stubUpload();
    const { user } = open('/feedback', { [at('GET')]: dataAnswer(buildOwnTicket()) });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'Still.');
    await user.upload(input(), chosen());
    expect(await screen.findByAltText('The picture that is sent')).toBeTruthy();
    expect(press('Undo').disabled).toBe(true);
    await user.click(press('Add a black area'));
    area(1)?.focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await user.click(press('Add a black area'));
    area(2)?.focus();
    await user.keyboard('{Delete}');
    expect(area(2)).toBeNull();
    await user.click(press('Undo'));
    expect(area(2)).toBeTruthy();
    await user.click(press('Undo'));
    expect(screen.getByText('1 black area')).toBeTruthy();
    await user.click(press('Send'));
    await screen.findByRole('heading', { level: 1, name: 'The moon stands still' });
    expect(drawn).toEqual([[32, 40, 40, 22]]);
    expect(forms[0]?.get('files')).toMatchObject({ type: 'image/webp' });
    expect(JSON.parse(String(forms[0]?.get('data')))).toMatchObject({ title: 'Moon', description: 'Still.' });
  });

  it('can be left out again', async () => {
    stubPictures();
    const forms = stubUpload();
    const { user } = open('/feedback');
    await field('Title');
    await user.upload(input(), chosen());
    await user.click(await screen.findByRole('button', { name: 'Send no picture' }));
    expect(screen.queryByAltText('The picture that is sent')).toBeNull();
    expect(forms).toEqual([]);
  });

  it('is not any file, and one that cannot be read sends nothing', async () => {
    stubPictures();
    const { sent } = open('/feedback');
    const user = userEvent.setup({ applyAccept: false });
    await user.type(await field('Title'), 'Moon');
    await user.type(await field(description), 'Still.');
    await user.upload(input(), chosen('image/svg+xml'));
    expect((await screen.findByRole('alert')).textContent).toContain('no picture that can be sent');
    await user.upload(input(), chosen());
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await user.click(press('Send'));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be read');
    expect(sent(post)).toHaveLength(0);
  });

  it('says where a browser cannot take one', async () => {
    open('/feedback');
    expect(await screen.findByText(/This browser cannot take a picture/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take a picture of the screen' })).toBeNull();
  });

  it('is taken after the browser has asked, once, and is none where that was refused', async () => {
    stubPictures();
    const stop = vi.fn();
    const getDisplayMedia = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
      .mockResolvedValue({ getTracks: () => [{ stop }] });
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getDisplayMedia } }));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
      set: () => undefined,
      configurable: true,
    });
    const { user } = open('/feedback');
    await user.click(await screen.findByRole('button', { name: 'Take a picture of the screen' }));
    expect(screen.queryByAltText('The picture that is sent')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(press('Take a picture of the screen'));
    expect(await screen.findByAltText('The picture that is sent')).toBeTruthy();
    expect(stop).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('that was sent is shown, and deleted for good once that is confirmed', async () => {
    let isThere = true;
    const whole = buildOwnTicket();
    const own = { ...whole.own, screenshot: { width: 60, height: 40, bytes: 900 } };
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: () => dataAnswer(isThere ? { ...whole, own } : whole),
      [at('DELETE', '/screenshot')]: () => {
        isThere = false;
        return { json: { success: true } };
      },
    });
    const image = await screen.findByAltText('The picture of the screen');
    expect(image.getAttribute('src')).toBe('/api/tickets/12/screenshot');
    await user.click(press('Delete the picture'));
    expect(sent(at('DELETE', '/screenshot'))).toHaveLength(0);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    await user.click(within(dialog).getByRole('button', { name: 'Delete the picture', hidden: true }));
    await waitFor(() => expect(screen.queryByAltText('The picture of the screen')).toBeNull());
  });
});
