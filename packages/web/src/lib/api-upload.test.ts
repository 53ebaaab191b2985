import { describe, expect, it, vi } from 'vitest';
import { stubUpload } from '#web/testing/stub-upload.ts';
import { watchers } from './action-log/watchers.ts';
import { ApiError } from './api-error.ts';
import { apiUpload } from './api-upload.ts';

const file = new File(['date,dream'], 'dreams.csv', { type: 'text/csv' });
const send = (more: Partial<Parameters<typeof apiUpload<'POST /api/imports'>>[1]> = {}) =>
  apiUpload('POST /api/imports', { files: [file], ...more });

describe('apiUpload', () => {
  it('sends the files to the address of the call, and gives the answer without its envelope', async () => {
    const seen = vi.fn();
    const sent = stubUpload(() => ({ json: { success: true, data: { id: 3 } } }), seen);
    expect(await send({ query: { seconds: 12 } })).toEqual({ id: 3 });
    expect(sent).toEqual([['dreams.csv']]);
    expect(seen).toHaveBeenCalledExactlyOnceWith('POST /api/imports?seconds=12');
  });

  it('writes parameters into the path so that they cannot leave it', async () => {
    const seen = vi.fn();
    stubUpload(() => ({ json: { success: true, data: {} } }), seen);
    await apiUpload('PUT /api/dreams/:id/voice-recording', { files: [file], params: { id: '../1?x' } });
    expect(seen).toHaveBeenCalledExactlyOnceWith('PUT /api/dreams/..%2F1%3Fx/voice-recording');
  });

  it('tells how much has been sent', async () => {
    stubUpload(() => ({ json: { success: true, data: {} } }));
    const onProgress = vi.fn();
    await send({ onProgress });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  });

  it('throws what the server says, and what fetch would where there is no answer', async () => {
    const json = { success: false, code: 'CONFLICT', reason: 'imports.too_many', message: 'No.' };
    stubUpload(() => ({ status: 409, json }));
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 409, reason: 'imports.too_many' });
    stubUpload(() => 'network-failure');
    await expect(send()).rejects.toThrow('Failed to fetch');
  });

  it('ends with the signal, before and while it is sent', async () => {
    const sent = stubUpload(() => 'never');
    const controller = new AbortController();
    const sending = send({ signal: controller.signal });
    controller.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
    await expect(send({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });

  it('lets the log of actions know which call failed', async () => {
    const heard = vi.fn();
    const before = watchers.call;
    Object.assign(watchers, { call: heard });
    stubUpload(() => 'network-failure');
    await send().catch(() => undefined);
    Object.assign(watchers, { call: before });
    expect(heard).toHaveBeenCalledExactlyOnceWith('POST /api/imports', expect.any(TypeError));
  });
});
