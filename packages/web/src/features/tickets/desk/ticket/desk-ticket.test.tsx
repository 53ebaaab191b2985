import type { AdminTicket, ChangeAdminTicketRequest } from '@chitta/contract';
import { limits } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildCanned, buildDeskTicket } from '../testing/build-desk-ticket.ts';
import { DeskTicket } from './desk-ticket.tsx';

const one = 'GET /api/admin/tickets/12' as keyof StubAnswers;
const change = 'PATCH /api/admin/tickets/12' as keyof StubAnswers;
const answer = 'POST /api/admin/tickets/12/answers' as keyof StubAnswers;

beforeAll(() => loadWords('tickets-desk'));

/** A server that keeps one ticket, and two administrators. */
function open(first: AdminTicket, answers: StubAnswers = {}) {
  let ticket = first;
  const replace = (changes: Partial<AdminTicket>) => {
    ticket = { ...ticket, ...changes, version: ticket.version + 1 };
    return dataAnswer(ticket);
  };
  const calls = stubApi({
    [one]: () => dataAnswer(ticket),
    [change]: ({ body }: StubCall) => {
      const { version: _, assignedTo, ...rest } = body as ChangeAdminTicketRequest;
      const assignee = assignedTo === 7 ? { id: 7, username: 'ada' } : null;
      const status = rest.status ?? ticket.status;
      return replace({
        ...(rest as Partial<AdminTicket>),
        ...(assignedTo === undefined ? {} : { assignedTo: assignee }),
        transitions: [...limits.ticketTransitions[status]],
      });
    },
    [answer]: ({ body }: StubCall) => {
      const { text, isInternal } = body as { text: string; isInternal: boolean };
      const said = {
        id: 90,
        author: 'operator' as const,
        staff: 'ada',
        createdAt: '2026-11-21T08:00:00.000Z',
      };
      return replace({ answers: [...ticket.answers, { ...said, text, isInternal }] });
    },
    'GET /api/admin/users': dataAnswer({
      items: [
        { id: 7, username: 'ada' },
        { id: 8, username: 'grace' },
      ],
      nextCursor: null,
    }),
    'GET /api/admin/canned-answers': dataAnswer({ items: [] }),
    ...answers,
  });
  const view = renderPart(<DeskTicket id="12" me={7} renderAttachments={() => <p>A picture</p>} />);
  const sent = (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...view, calls, sent };
}

const said = () => [...document.querySelectorAll<HTMLElement>('.desk-said')];

describe('the talk', () => {
  const ticket = buildDeskTicket({
    description: '<script>alert("x")</script>',
    answers: [
      {
        id: 1,
        author: 'operator',
        text: 'We look.',
        createdAt: '2026-11-20T09:00:00.000Z',
        isInternal: false,
        staff: 'ada',
      },
      {
        id: 3,
        author: 'operator',
        text: 'It is the cache.',
        createdAt: '2026-11-20T11:00:00.000Z',
        isInternal: true,
        staff: null,
      },
      {
        id: 2,
        author: 'member',
        text: 'Thank you!',
        createdAt: '2026-11-20T12:00:00.000Z',
        isInternal: false,
        staff: null,
      },
    ],
    history: [
      { from: null, to: 'open', by: 'member', staff: null, at: '2026-11-20T08:00:00.000Z' },
      { from: 'open', to: 'in_progress', by: 'operator', staff: 'ada', at: '2026-11-20T10:00:00.000Z' },
    ],
  });

  it('tells notes from answers, in the order in which all happened', async () => {
    open(ticket);
    await screen.findByText('It is the cache.');
    expect(said().map(({ dataset }) => dataset.by)).toEqual(['member', 'operator', 'note', 'member']);
    const [wrote, answered, noted] = said();
    expect(wrote?.textContent).toContain('<script>alert("x")</script>');
    expect(document.querySelector('.desk-said script')).toBeNull();
    expect(wrote?.textContent).toContain('Let it wax.');
    expect(answered?.textContent).toMatch(/^ada answered/);
    expect(answered?.textContent).not.toContain('Internal note');
    expect(noted?.textContent).toContain('Internal note, never shown to the member');
    expect(noted?.textContent).toContain('an administrator whose account is gone noted');
    const moved = screen.getByText(/ada: Open → In progress/);
    expect(answered?.compareDocumentPosition(moved)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(noted?.compareDocumentPosition(moved)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows what came along with the ticket, and what was attached', async () => {
    open(ticket);
    const part = await screen.findByRole('region', { name: 'What came with it' });
    for (const words of [
      '/journal/7',
      'Firefox 145, Android 16',
      '390 × 844',
      'Installed, offline',
      'A picture',
    ])
      expect(part.textContent).toContain(words);
    expect(within(part).getByRole('list').textContent).toContain('asked GET /api/dreams/:id');
  });

  it('says what was not given', async () => {
    open(buildDeskTicket({ pageUrl: null, browserInfo: null, userActions: [] }));
    const part = await screen.findByRole('region', { name: 'What came with it' });
    expect(within(part).getAllByText('Not given')).toHaveLength(2);
    expect(within(part).getByText('None were sent.')).toBeTruthy();
  });
});

describe('writing', () => {
  it('answers the member', async () => {
    const { user, sent } = open(buildDeskTicket());
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'It moves again.');
    expect(screen.getByText('luna reads this and is told of it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('It moves again.', { selector: '.desk-text' })).toBeTruthy();
    expect(sent(answer)).toEqual([{ version: 3, text: 'It moves again.', isInternal: false }]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('');
    expect(currentToast.get()?.title).toBe('Sent to luna.');
  });

  it('keeps a note, after having said that nobody else reads it', async () => {
    const { user, sent } = open(buildDeskTicket());
    await user.click(await screen.findByRole('radio', { name: 'Internal note' }));
    expect(screen.getByText('Administrators alone read this. luna is not told.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Your note' }), 'Ask grace.');
    await user.click(screen.getByRole('button', { name: 'Keep note' }));
    await waitFor(() => expect(said().at(-1)?.dataset.by).toBe('note'));
    expect(sent(answer)).toEqual([{ version: 3, text: 'Ask grace.', isInternal: true }]);
  });

  it('sends nothing empty, and keeps the words where somebody else was faster', async () => {
    let isOld = true;
    const { user, sent, calls } = open(buildDeskTicket(), {
      [answer]: () =>
        isOld
          ? failureAnswer(409, 'tickets.changed_meanwhile', 'no')
          : dataAnswer(buildDeskTicket({ version: 9 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(screen.getByText('Please write something first.')).toBeTruthy();
    expect(sent(answer)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody has changed this ticket');
    await waitFor(() => expect(calls.filter(({ key }) => key === one)).toHaveLength(2));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    expect(field.value).toBe('Hello');
    isOld = false;
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('takes a canned answer in the language of the member, beside what is written already', async () => {
    const { user } = open(buildDeskTicket(), {
      'GET /api/admin/canned-answers': dataAnswer({ items: [buildCanned()] }),
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await user.type(field, 'Hola:');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Canned answer' }), 'Received');
    expect(screen.getByText('Gracias, lo estamos mirando.').getAttribute('lang')).toBe('es');
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    expect(field.value).toBe('Hola:\n\nGracias, lo estamos mirando.');
    await user.clear(field);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Canned answer' }), 'Received');
    await user.selectOptions(screen.getByRole('combobox', { name: 'In' }), 'English');
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    expect(field.value).toBe('Thank you, we look into it.');
  });
});

describe('the status', () => {
  it.each(limits.ticketStatuses)('%s offers what the table allows, and nothing else', async (status) => {
    open(buildDeskTicket({ status }));
    const field = await screen.findByRole('combobox', { name: 'New status' });
    const offered = within(field)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect(offered).toEqual(['', ...limits.ticketTransitions[status]]);
  });

  it('is chosen, then set', async () => {
    const { user, sent } = open(buildDeskTicket());
    const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Set status' });
    expect(go.disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'resolved');
    expect(sent(change)).toEqual([]);
    await user.click(go);
    await waitFor(() => expect(sent(change)).toEqual([{ version: 3, status: 'resolved' }]));
    expect(await screen.findByText('Resolved', { selector: '.desk-status' })).toBeTruthy();
    const options = screen.getByRole('combobox', { name: 'New status' });
    expect(within(options).queryByRole('option', { name: 'In progress' })).toBeNull();
  });

  it('says why it was not set', async () => {
    const { user } = open(buildDeskTicket(), {
      [change]: failureAnswer(409, 'tickets.no_such_transition', 'no'),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'New status' }), 'closed');
    await user.click(screen.getByRole('button', { name: 'Set status' }));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be given that status');
  });
});

describe('what administrators decide', () => {
  it('sends what was changed and nothing else', async () => {
    const { user, sent } = open(buildDeskTicket());
    const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Keep changes' });
    expect(keep.disabled).toBe(true);
    const choose = (label: string, value: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), value);
    await screen.findByRole('option', { name: 'ada (you)' });
    await choose('Assigned to', 'ada (you)');
    await choose('Priority', 'critical');
    await choose('Who can read it', 'All members');
    await user.type(screen.getByRole('textbox', { name: 'Planned release' }), '2.4');
    await user.click(keep);
    await waitFor(() =>
      expect(sent(change)).toEqual([
        { version: 3, assignedTo: 7, priority: 'critical', isPublic: true, plannedRelease: '2.4' },
      ]),
    );
    await waitFor(() => expect(keep.disabled).toBe(true));
    await user.clear(screen.getByRole('textbox', { name: 'Planned release' }));
    await choose('Assigned to', 'Nobody');
    await user.click(keep);
    await waitFor(() =>
      expect(sent(change).at(-1)).toEqual({ version: 4, assignedTo: null, plannedRelease: null }),
    );
  });

  it('lets nothing out that its author keeps, and keeps who works on it though they are none any more', async () => {
    open(buildDeskTicket({ mayBePublic: false, assignedTo: { id: 99, username: 'gone-by' } }));
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who can read it' });
    expect(field.disabled).toBe(true);
    expect(screen.getByText('Its author does not want it to be public.')).toBeTruthy();
    const assigned = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });
    expect(assigned.selectedOptions[0]?.textContent).toBe('gone-by');
  });
});

describe('ways on', () => {
  it('lead to the member, their other tickets, and the word that is missing', async () => {
    open(buildDeskTicket({ category: 'symbol_missing', title: 'Anteater', duplicateOf: 5 }));
    const href = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href(/^luna$/)).toBe('/admin/users/42');
    expect(await href(/their other tickets/)).toBe('/admin/tickets?member=42');
    expect(await href(/Look for the word/)).toBe('/admin/symbol-management?word=anteater');
    expect(await href(/Goes on as ticket 5/)).toBe('/admin/tickets/5');
    expect(await href(/All tickets/)).toBe('/admin/tickets');
  });

  it('are left where there is no such ticket', async () => {
    open(buildDeskTicket(), { [one]: failureAnswer(404, 'tickets.not_found', 'no') });
    expect((await screen.findByRole('alert')).textContent).toContain('This ticket was not found.');
    expect(screen.getByRole('heading', { level: 1, name: 'Ticket 12' })).toBeTruthy();
  });
});
