import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

const uri = 'otpauth://totp/Chitta:marisol?secret=JBSWY3DPEHPK3PXP&issuer=Chitta';

/** Dark modules as `column row`, and the width of the picture in modules. */
function picture(text: string) {
  const { unmount } = render(<QrPicture text={text} label="A code" />);
  const svg = screen.getByRole('img', { name: 'A code' });
  const dark = new Set(
    [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
      ([, column, row]) => `${column} ${row}`,
    ),
  );
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  unmount();
  return { dark, size };
}

describe('QrPicture', () => {
  it('has the three corners by which a camera finds it, inside a free margin', () => {
    const { dark, size } = picture(uri);
    const far = size - 4 - 7;
    for (const [left, top] of [
      [4, 4],
      [far, 4],
      [4, far],
    ] as const) {
      const ring = Array.from({ length: 7 }, (_, at) => `${left + at} ${top}`);
      expect(ring.filter((place) => !dark.has(place))).toEqual([]);
      expect(dark.has(`${left + 1} ${top + 1}`)).toBe(false);
      expect(dark.has(`${left + 3} ${top + 3}`)).toBe(true);
    }
    const places = [...dark].flatMap((place) => place.split(' ').map(Number));
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });

  it('holds its text: another text is another picture, a longer one a larger', () => {
    expect(picture(uri).dark).not.toEqual(picture(uri.replace('JBSW', 'JBSX')).dark);
    expect(picture(uri.repeat(3)).size).toBeGreaterThan(picture(uri).size);
  });
});
