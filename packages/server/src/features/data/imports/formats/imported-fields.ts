import { z } from 'zod';

const first = '1900-01-01';

/** What a row can hold, of days and times that can have been, and of texts. */
export const importedDay = z.iso.date().refine((value) => value >= first && value < '2200-01-01');
export const importedTime = z.iso
  .datetime({ offset: true })
  .refine((value) => value >= first && value < '2200');
export const importedText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0') && value.isWellFormed());
