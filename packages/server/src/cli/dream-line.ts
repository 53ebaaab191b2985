import { z } from 'zod';

/** A line of a file of dreams; what else it holds is left alone. */
export const dreamLine = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });
