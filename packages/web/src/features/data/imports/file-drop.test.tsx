import { imports as most } from '@chitta/contract/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { stubUpload, type UploadAnswer } from '#web/testing/stub-upload.ts';
import { FileDrop } from './file-drop.tsx';
import { buildImport } from './testing/build-import.ts';

const table = new File(['date,dream\n'], 'dreams.csv', { type: 'text/csv' });
const notes = new File(['A dream.'], 'notes.txt', { type: 'text/plain' });

function open(answer: () => UploadAnswer = () => ({ json: { success: true, data: buildImport() } })) {
  const sent = stubUpload(answer);
  stubApi({ 'GET /api/imports': dataAnswer({ items: [] }) });
  const handleRead = vi.fn();
  return { ...renderPart(<FileDrop onRead={handleRead} />), sent, handleRead };
}
const place = () => screen.findByRole('group', { name: 'Which files?' });
const input = () => screen.findByLabelText<HTMLInputElement>('Choose files', { selector: 'input' });
const drop = async (...files: File[]) => fireEvent.drop(await place(), { dataTransfer: { files } });

/** A file of that size, without its bytes. */
function large(bytes: number): File {
  return Object.defineProperty(new File([''], 'large.zip'), 'size', { value: bytes });
}

describe('FileDrop', () => {
  it('says where one is, what is taken and how much of it', async () => {
    open();
    const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
    const button = screen.getByRole('button', { name: 'Choose files' });
    const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain(`Up to ${most.bytes / 1024 / 1024} MB at a time.`);
    expect(screen.getByText('Day One')).toBeTruthy();
  });

  it('opens the choice of the browser from the button', async () => {
    const { user } = open();
    const choose = vi.spyOn(await input(), 'click');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledOnce();
  });

  it('sends several files at once, and gives on what was read', async () => {
    const { user, sent, handleRead } = open();
    await user.upload(await input(), [table, notes]);
    await waitFor(() => expect(handleRead).toHaveBeenCalledOnce());
    expect(handleRead.mock.calls[0]?.[0]).toMatchObject({ id: 4, state: 'ready' });
    expect(sent).toEqual([['dreams.csv', 'notes.txt']]);
  });

  it('takes files that are dropped, and shows that it would', async () => {
    const { sent, handleRead } = open();
    fireEvent.dragOver(await place());
    expect((await place()).className).toContain('import-drop-over');
    fireEvent.dragLeave(await place());
    expect((await place()).className).not.toContain('import-drop-over');
    await drop(table);
    await waitFor(() => expect(handleRead).toHaveBeenCalledOnce());
    expect(sent).toEqual([['dreams.csv']]);
  });

  it('sends nothing where nothing was dropped', async () => {
    const { sent } = open();
    await drop();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['bytes', () => [large(most.bytes + 1)]],
    ['bytes together', () => [large(most.bytes), large(1)]],
    ['files', () => Array.from({ length: most.files + 1 }, (_, at) => new File(['x'], `${at}.txt`))],
  ])('refuses too many %s before anything is sent', async (_, files) => {
    const { sent } = open();
    await drop(...files());
    expect((await screen.findByRole('alert')).textContent).toContain('That is too much at once');
    expect(sent).toEqual([]);
    await drop(table);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText(/too much at once/)).toBeNull();
  });

  it('takes as much as there may be', async () => {
    const { sent } = open();
    await drop(large(most.bytes));
    await waitFor(() => expect(sent).toEqual([['large.zip']]));
  });

  it('takes no further files while it is sending', async () => {
    const { sent } = open(() => 'never');
    await drop(table);
    expect(await screen.findByRole('progressbar', { name: 'Sending…' })).toBeTruthy();
    await drop(notes);
    expect(sent).toEqual([['dreams.csv']]);
  });

  it('keeps the keyboard where it was when sending begins and ends', async () => {
    const { user } = open(() => 'never');
    await user.tab();
    const button = screen.getByRole('button', { name: 'Choose files' });
    expect(document.activeElement).toBe(button);
    await drop(table);
    const stop = await screen.findByRole('button', { name: 'Stop' });
    expect(document.activeElement).toBe(stop);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose files'));
  });

  it('takes the same file again once it is mended', async () => {
    let answer: UploadAnswer = {
      status: 422,
      json: { success: false, code: 'VALIDATION', reason: 'imports.nothing_found', message: 'nothing' },
    };
    const { user, handleRead } = open(() => answer);
    await user.upload(await input(), table);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('No dream was found in this file.Fix the file and choose it again.');
    expect((await input()).value).toBe('');
    answer = { json: { success: true, data: buildImport() } };
    await user.upload(await input(), table);
    await waitFor(() => expect(handleRead).toHaveBeenCalledOnce());
  });
});
