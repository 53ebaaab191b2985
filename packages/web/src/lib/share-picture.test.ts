import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharePicture } from './share-picture.ts';

const picture = new Blob(['x'], { type: 'image/png' });
const saved = vi.fn<(name: string) => void>();

function stubSystem(share: (data: ShareData) => Promise<void>, canShare = true) {
  const sharing = vi.fn(share);
  vi.stubGlobal('navigator', { ...navigator, canShare: () => canShare, share: sharing });
  vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:picture', revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download);
  });
  return sharing;
}

describe('sharePicture', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    saved.mockClear();
  });

  it('hands the picture to the system as a file', async () => {
    const share = stubSystem(async () => undefined);
    expect(await sharePicture(picture, 'dream.png', 'A dog')).toBe('shared');
    const { files, title } = share.mock.calls[0]?.[0] ?? {};
    expect([files?.[0]?.name, files?.[0]?.type, title]).toEqual(['dream.png', 'image/png', 'A dog']);
    expect(saved).not.toHaveBeenCalled();
  });

  it('saves it where the system shares no files', async () => {
    stubSystem(async () => undefined, false);
    expect(await sharePicture(picture, 'dream.png', 'A dog')).toBe('saved');
    expect(saved).toHaveBeenCalledExactlyOnceWith('dream.png');
  });

  it('saves it where the system fails, and does nothing where the member turns back', async () => {
    stubSystem(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await sharePicture(picture, 'dream.png', 'A dog')).toBe('saved');
    saved.mockClear();
    stubSystem(() => Promise.reject(new DOMException('no', 'AbortError')));
    expect(await sharePicture(picture, 'dream.png', 'A dog')).toBe('left');
    expect(saved).not.toHaveBeenCalled();
  });
});
