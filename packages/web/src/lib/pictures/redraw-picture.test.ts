import { afterEach, describe, expect, it, vi } from 'vitest';
import { redrawPicture, UnreadablePicture } from './redraw-picture.ts';

const drawImage = vi.fn();
const writes = (...types: readonly string[]) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    // A browser that does not write a kind gives PNG.
    done(new Blob(['drawn'], { type: types.includes(type) ? type : 'image/png' })),
  );
};
const shows = (width: number, height: number) => {
  const close = vi.fn();
  const bitmap = vi.fn(async () => ({ width, height, close }));
  vi.stubGlobal('createImageBitmap', bitmap);
  return { bitmap, close };
};
const file = new Blob(['from a camera'], { type: 'image/jpeg' });

describe('redrawPicture', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    drawImage.mockReset();
  });

  it('draws it anew, upright and smaller, and lets go of the large one', async () => {
    writes('image/webp', 'image/jpeg');
    const { bitmap, close } = shows(3024, 4032);
    expect((await redrawPicture(file)).type).toBe('image/webp');
    expect(bitmap).toHaveBeenCalledExactlyOnceWith(file, { imageOrientation: 'from-image' });
    expect(drawImage.mock.lastCall?.slice(1)).toEqual([0, 0, 1200, 1600]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('makes a JPEG where the browser writes no WebP', async () => {
    writes('image/jpeg');
    shows(800, 600);
    expect((await redrawPicture(file)).type).toBe('image/jpeg');
  });

  it('says so where there is no picture in it', async () => {
    writes('image/webp');
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('no picture', 'InvalidStateError');
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }));
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('broken')) });
    await expect(redrawPicture(new Blob(['words']))).rejects.toBeInstanceOf(UnreadablePicture);
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1);
  });
});
