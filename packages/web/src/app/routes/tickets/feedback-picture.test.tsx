import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildOwnTicket } from '#web/features/tickets/feedback/testing/build-ticket.ts';
import { forgetActions } from '#web/lib/action-log/action-log.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { at, description, field, open, post, press } from './testing/open-feedback.tsx';

afterEach(() => {
  localStorage.clear();
  forgetActions();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
