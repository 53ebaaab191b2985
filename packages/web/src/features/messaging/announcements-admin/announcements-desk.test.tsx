import type { AdminAnnouncement } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { AnnouncementsDesk } from './announcements-desk.tsx';
import { buildAdminAnnouncement } from './testing/build-admin-announcement.ts';

const list = 'GET /api/admin/announcements';
const write = 'POST /api/admin/announcements';
const change = 'PUT /api/admin/announcements/7' as keyof StubAnswers;
const withdraw = 'POST /api/admin/announcements/7/withdraw' as keyof StubAnswers;

beforeAll(() => loadWords('announcements-admin'));

/** A server that keeps one list of announcements. */
function open(first: readonly AdminAnnouncement[], answers: StubAnswers = {}) {
  let items = first;
  const replace = (by: AdminAnnouncement) => {
    items = [by, ...items.filter(({ id }) => id !== by.id)];
    return dataAnswer(by);
  };
  const calls = stubApi({
    [list]: () => dataAnswer({ items, nextCursor: null }),
    'GET /api/admin/announcements/audience-size': ({ url }) =>
      dataAnswer(url.includes('premium') ? { members: 1, withPush: 0 } : { members: 12, withPush: 5 }),
    [write]: () => replace(buildAdminAnnouncement({ id: 8 })),
    [change]: () => replace(buildAdminAnnouncement({ version: 4 })),
    [withdraw]: () => replace(buildAdminAnnouncement({ state: 'withdrawn', isActive: false, version: 4 })),
    ...answers,
  });
  const view = renderPart(
    <AnnouncementsDesk preview={({ title, message }) => <p>{`${title} / ${message}`}</p>} />,
  );
  return { ...view, sent: (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body) };
}

async function openEditor(...[items, answers]: Parameters<typeof open>) {
  const desk = open(items, answers);
  await desk.user.click(await screen.findByRole('button', { name: 'Write an announcement' }));
  const texts = (language: string) => within(screen.getByRole('group', { name: language }));
  return { ...desk, texts, publish: () => desk.user.click(screen.getByRole('button', { name: 'Publish' })) };
}

describe('the list of announcements', () => {
  it('says how each stands, for whom, and how many have read it', async () => {
    open([
      buildAdminAnnouncement(),
      buildAdminAnnouncement({
        id: 8,
        title: 'For affiliates',
        state: 'expired',
        audience: 'affiliates',
        priority: 'normal',
        expiresAt: '2026-11-24T08:00:00.000Z',
        alsoPush: true,
        pushedAt: '2026-11-23T08:01:00.000Z',
        createdBy: null,
        reads: 1,
      }),
    ]);
    const [live, over] = await screen.findAllByRole('article');
    expect(within(live as HTMLElement).getByText('Shown now')).toBeTruthy();
    expect(live?.textContent).toMatch(/All members · High, with a label · from .* · read by 2 members/);
    expect(live?.textContent).toContain('Written by ada');
    expect(over?.textContent).toMatch(/Affiliates · .* to .* · sent to devices · read by 1 member/);
    expect(over?.textContent).toContain('somebody whose account was erased');
    expect(within(over as HTMLElement).queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });

  it('says that there is none, or what went wrong', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('Nothing has been announced yet.')).toBeTruthy();
    unmount();
    open([], { [list]: failureAnswer(403, 'admin.only', 'Not for you') });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('takes one back at once, and brings it back as it was', async () => {
    const { user, sent } = open([buildAdminAnnouncement()]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw: We move' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Withdrawn: nobody sees it any more'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull());
    currentToast.get()?.action?.onClick();
    await waitFor(() =>
      expect(sent(change)).toMatchObject([{ version: 4, isActive: true, title: 'We move' }]),
    );
    expect(await screen.findByRole('button', { name: /Withdraw/ })).toBeTruthy();
  });

  it('says where it cannot be brought back, though its button is gone', async () => {
    const refusal = failureAnswer(409, 'announcements.changed_meanwhile', 'Changed');
    const { user } = open([buildAdminAnnouncement()], { [change]: refusal });
    await user.click(await screen.findByRole('button', { name: 'Withdraw: We move' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull());
    currentToast.get()?.action?.onClick();
    await waitFor(() => expect(currentToast.get()?.variant).toBe('destructive'));
  });
});

describe('the editor of announcements', () => {
  it('sends both languages, shows what members will see, and returns to the list', async () => {
    const { user, texts, sent, publish } = await openEditor([]);
    expect(document.activeElement?.textContent).toBe('A new announcement');
    await user.type(texts('English').getByLabelText('Title'), 'We move');
    await user.type(texts('English').getByLabelText('Message'), 'On Monday.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getAllByText('We move / On Monday.')).toHaveLength(2);
    await user.type(texts('Spanish').getByLabelText('Title'), 'Nos mudamos');
    await user.type(texts('Spanish').getByLabelText('Message'), 'El lunes.');
    expect(preview.getByText('Nos mudamos / El lunes.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Priority'), 'high');
    await publish();
    await waitFor(() => expect(currentToast.get()?.title).toBe('Published'));
    expect(sent(write)).toMatchObject([
      {
        title: 'We move',
        message: 'On Monday.',
        priority: 'high',
        translations: { es: { title: 'Nos mudamos', message: 'El lunes.', actionText: null } },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Write an announcement' })).toBeTruthy();
  });

  it('counts for whom it would be', async () => {
    const { user } = await openEditor([]);
    expect(await screen.findByText('12 members now; on devices: 5.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('For whom'), 'premium');
    expect(await screen.findByText('1 member now; on devices: 0.')).toBeTruthy();
    expect(screen.queryByLabelText('Language')).toBeNull();
    await user.selectOptions(screen.getByLabelText('For whom'), 'language');
    expect(screen.getByLabelText('Language')).toBeTruthy();
  });

  it('marks what the server did not take, and keeps everything typed', async () => {
    const details = ['title', 'translations.es.message', 'expiresAt'].map((path) => ({
      path,
      message: 'No',
    }));
    const { json } = failureAnswer(400, 'requests.invalid', 'Invalid') as { json: object };
    const { user, texts, publish } = await openEditor([], {
      [write]: { status: 400, json: { ...json, details } },
    });
    await user.type(texts('English').getByLabelText('Message'), 'On Monday.');
    await publish();
    expect(await screen.findByText(/Not saved yet/)).toBeTruthy();
    const isMarked = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
    expect(isMarked(texts('English').getByLabelText('Title'))).toBe(true);
    expect(isMarked(texts('English').getByLabelText('Message'))).toBe(false);
    expect(isMarked(texts('Spanish').getByLabelText('Message'))).toBe(true);
    expect(isMarked(screen.getByLabelText('Until (optional)'))).toBe(true);
    expect(document.activeElement).toBe(texts('English').getByLabelText('Title'));
    expect(texts('English').getByLabelText<HTMLTextAreaElement>('Message').value).toBe('On Monday.');
  });

  it('changes one that is out, whose beginning is past, with the version that was opened', async () => {
    const { user, sent } = open([buildAdminAnnouncement()]);
    await user.click(await screen.findByRole('button', { name: 'Edit: We move' }));
    expect(screen.getByLabelText<HTMLInputElement>('From (optional)').disabled).toBe(true);
    await user.click(screen.getByRole('switch', { name: 'Published' }));
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(sent(change)).toMatchObject([{ version: 3, isActive: false }]));
  });

  it('asks before what was typed is lost, and not where nothing was', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, texts } = await openEditor([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Write an announcement' }));
    await user.type(texts('English').getByLabelText('Title'), 'W');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(texts('English').getByLabelText<HTMLInputElement>('Title').value).toBe('W');
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Write an announcement' })).toBeTruthy();
  });
});
