import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceMoments } from '../device/device-moments.ts';
import { useMomentDraft } from './use-moment-draft.ts';

const memberId = 7;
const picture = new Blob(['pixels'], { type: 'image/webp' });

async function open() {
  const view = renderHook(() => useMomentDraft(memberId));
  await waitFor(() => expect(view.result.current.draft).not.toBeNull());
  return { ...view, now: () => view.result.current };
}
const onDevice = () => deviceMoments.draft(memberId);

beforeEach(async () => {
  await deviceMoments.removeDraft(memberId);
  let made = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => {
        made += 1;
        return `blob:${made}`;
      },
      revokeObjectURL: vi.fn(),
    }),
  );
});

describe('the moment that is being written', () => {
  it('has every stroke on the device, and is there again after a reload', async () => {
    const first = await open();
    act(() => first.now().change({ note: 'The baker ' }));
    act(() => first.now().change({ note: 'The baker sang ', kind: 'surprise' }));
    await waitFor(async () => expect(await onDevice()).toMatchObject({ note: 'The baker sang ' }));
    first.unmount();
    const second = await open();
    expect(second.now().draft).toEqual(first.now().draft);
  });

  it('keeps what is written before the device has answered', async () => {
    const first = await open();
    act(() => first.now().change({ note: 'Yesterday’s.' }));
    await waitFor(async () => expect(await onDevice()).toMatchObject({ note: 'Yesterday’s.' }));
    first.unmount();
    const { result } = renderHook(() => useMomentDraft(memberId));
    act(() => result.current.change({ note: 'Today’s.' }));
    await act(async () => void (await onDevice()));
    expect(result.current.draft?.note).toBe('Today’s.');
  });

  it('has its picture with it, which goes and is forgotten', async () => {
    const { now } = await open();
    await act(async () => expect(await now().attach(picture)).toBe(true));
    const id = now().draft?.id ?? '';
    expect(now()).toMatchObject({ pictureUrl: 'blob:1', draft: { hasPicture: true } });
    expect(await deviceMoments.picture(memberId, id)).toMatchObject({ size: 6, type: 'image/webp' });
    expect(await deviceMoments.picture(8, id)).toBeNull();
    await act(async () => now().detach());
    expect(now()).toMatchObject({ pictureUrl: null, draft: { hasPicture: false } });
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(await deviceMoments.picture(memberId, id)).toBeNull();
  });

  it('comes back without a picture that the device has lost', async () => {
    const first = await open();
    await act(async () => void (await first.now().attach(picture)));
    const id = first.now().draft?.id ?? '';
    await waitFor(async () => expect((await onDevice())?.hasPicture).toBe(true));
    first.unmount();
    await deviceMoments.removePicture(id);
    expect((await open()).now().draft).toMatchObject({ id, hasPicture: false });
  });

  it('says that there is no room for a picture, and keeps the words', async () => {
    const { now } = await open();
    act(() => now().change({ note: 'The baker sang.' }));
    const full = vi.spyOn(deviceMoments, 'putPicture').mockRejectedValue(new DOMException('full'));
    await act(async () => expect(await now().attach(picture)).toBe(false));
    full.mockRestore();
    expect(now()).toMatchObject({ pictureUrl: null, draft: { note: 'The baker sang.', hasPicture: false } });
  });

  it('is another one once it waits to be sent', async () => {
    const { now } = await open();
    act(() => now().change({ note: 'The baker sang.' }));
    const before = now().draft?.id;
    act(() => now().begin());
    expect(now().draft).toMatchObject({ note: '', hasPicture: false });
    expect(now().draft?.id).not.toBe(before);
    await waitFor(async () => expect(await onDevice()).toBeNull());
  });
});
