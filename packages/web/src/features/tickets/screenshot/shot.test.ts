import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Area, areaBetween, changeArea, fileOf } from './shot.ts';

const area: Area = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 };

describe('a black area', () => {
  it('is the same whichever way it is drawn, and ends with the picture', () => {
    const drawn = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };
    expect(areaBetween({ x: 0.25, y: 0.25 }, { x: 0.75, y: 0.5 })).toEqual(drawn);
    expect(areaBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual(drawn);
    expect(areaBetween({ x: -3, y: 0.5 }, { x: 7, y: 2 })).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 });
  });

  it.each([
    [{ x: 5, y: 0 }, false],
    [{ x: -5, y: -5 }, false],
    [{ x: 5, y: 5 }, true],
    [{ x: -5, y: -5 }, true],
  ])('stays within the picture however far it is moved or sized: %o %s', (by, isSize) => {
    const { x, y, width, height } = changeArea(area, by, isSize);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
  });
});

describe('the file that is sent', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is drawn anew with its areas over it, in whole pixels, and is the same for each attempt', async () => {
    const acts: string[] = [];
    const context = {
      fillStyle: '',
      drawImage: () => acts.push('picture'),
      fillRect: (...of: number[]) => acts.push(`${context.fillStyle} ${of.join(' ')}`),
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['drawn'], { type: 'image/webp' })),
    );
    vi.stubGlobal('createImageBitmap', async () => ({ width: 101, height: 51, close: () => undefined }));
    const shot = {
      picture: new Blob(['whole']),
      url: 'blob:x',
      areas: [{ x: 0.5, y: 0, width: 0.25, height: 0.5 }],
    };
    const file = await fileOf(shot);
    // From 50.5 to 75.75 and from 0 to 25.5.
    expect(acts).toEqual(['picture', 'black 50 0 26 26']);
    expect(file.type).toBe('image/webp');
    expect(await fileOf(shot)).toBe(file);
    expect(await fileOf({ ...shot })).not.toBe(file);
  });
});
