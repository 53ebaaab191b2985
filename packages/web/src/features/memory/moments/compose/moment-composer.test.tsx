import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { deviceMoments, forgetMoments } from '../device/device-moments.ts';
import { MomentComposer } from './moment-composer.tsx';

const picture = new Blob(['drawn'], { type: 'image/webp' });
vi.mock('#web/lib/pictures/redraw-picture.ts', () => ({
  redrawPicture: async (file: Blob) => {
    if (file.type !== 'image/jpeg') throw new Error('no picture');
    return picture;
  },
}));

async function open({ day = '2026-11-23', isKept = true } = {}) {
  const onKeep = vi.fn(async () => isKept);
  const part = renderPart(
    <MomentComposer memberId={7} day={day} today="2026-11-23" zone="Europe/Madrid" onKeep={onKeep} />,
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What was it?' });
  const keep = () => part.user.click(screen.getByRole('button', { name: 'Keep' }));
  const attach = (file: File) =>
    part.user.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  return { ...part, onKeep, field, keep, attach };
}

describe('MomentComposer', () => {
  beforeAll(() => loadWords('moments'));
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }),
    );
  });
  afterEach(() => forgetMoments(7));

  it('keeps words under one name, and begins the next with another', async () => {
    const { user, field, keep, onKeep } = await open();
    await user.type(field, ' Fog on the river. ');
    await user.click(screen.getByRole('button', { name: 'Nature' }));
    await keep();
    await waitFor(() => expect(field.value).toBe(''));
    await user.type(field, 'Rain.');
    await keep();
    await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(2));
    const [[first, body, hasPicture], [second]] = onKeep.mock.calls as unknown as [
      [string, object, boolean],
      [string],
    ];
    expect(body).toMatchObject({ note: 'Fog on the river.', kind: 'nature', date: '2026-11-23' });
    expect(hasPicture).toBe(false);
    expect(second).not.toBe(first);
    expect(document.activeElement).toBe(field);
  });

  it('asks for something where there is nothing', async () => {
    const { keep, onKeep } = await open();
    await keep();
    expect(screen.getByRole('alert').textContent).toBe('Write a few words, or add a picture.');
    expect(onKeep).not.toHaveBeenCalled();
  });

  it('has words and picture on the device at once, and brings them back', async () => {
    const { user, field, attach, unmount } = await open();
    await user.type(field, 'The market.');
    await attach(new File(['large'], 'photo.jpg', { type: 'image/jpeg' }));
    await screen.findByRole('img', { name: 'The picture of this moment' });
    unmount();
    const again = await open();
    await waitFor(() => expect(again.field.value).toBe('The market.'));
    await screen.findByRole('img', { name: 'The picture of this moment' });
    await again.keep();
    await waitFor(() => expect(again.onKeep).toHaveBeenCalledTimes(1));
    const [id, , hasPicture] = again.onKeep.mock.calls[0] as unknown as [string, object, boolean];
    expect(hasPicture).toBe(true);
    // It waits with the moment, though its draft is gone.
    expect(await (await deviceMoments.picture(7, id))?.text()).toBe('drawn');
    expect(await deviceMoments.draft(7)).toBeNull();
  });

  it('says what it cannot read', async () => {
    const { attach } = await open();
    await attach(new File(['words'], 'broken.png', { type: 'image/png' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t read that picture/);
  });

  it('puts what is of another day into its middle, where the member lives', async () => {
    const { user, field, keep, onKeep } = await open({ day: '2026-11-20' });
    await user.type(field, 'A letter.');
    await keep();
    expect(onKeep.mock.calls[0]?.[1 as never]).toMatchObject({
      date: '2026-11-20',
      timestamp: '2026-11-20T11:00:00.000Z',
    });
  });

  it('loses nothing where the browser keeps nothing', async () => {
    const { user, field, keep } = await open({ isKept: false });
    await user.type(field, 'A letter.');
    await keep();
    expect(field.value).toBe('A letter.');
    await waitFor(() => expect(currentToast.get()?.title).toBe('Not kept yet'));
  });
});
