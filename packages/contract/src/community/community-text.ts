import { z } from 'zod';
import { community } from '../limits.ts';
import { safeText } from '../text.ts';

/** Signs that control or reorder text, or cannot be seen; line breaks, and the joiner inside emoji, stay. */
const unseen = /[\p{Cc}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200E\u200F\u202A-\u202E]/gu;
const unseenToo = /[\p{Zl}\p{Zp}\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** More marks on one letter than any script of ours has. */
const heaped = /(\p{M}{2})\p{M}+/gu;

/** A text as it is kept and shown: one form of each letter, no sign that cannot be seen, no heaps of marks or empty lines. */
export function calmText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.replace(unseen, '').replace(unseenToo, '').replace(heaped, '$1').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const picture = /\p{Extended_Pictographic}/gu;

function hasFewPictures(text: string): boolean {
  return (text.match(picture) ?? []).length <= community.pictures;
}

/** A text of members for members. What is sent is bounded as well as what is left of it. */
export const communityText = (min: number, max: number) =>
  safeText().pipe(
    z
      .string()
      .max(max)
      .transform(calmText)
      .pipe(z.string().min(min).max(max).refine(hasFewPictures, { message: 'Invalid input' })),
  );
