import { exportedDismissedRecurrence, limits } from '@chitta/contract';
import type { z } from 'zod';
import { importedText, importedTime } from './imported-fields.ts';

/** More than anybody dismisses. */
const mostDismissals = 1_000;

const dismissal = exportedDismissedRecurrence.extend({
  key: importedText(limits.recurringDreams.key).min(1),
  createdAt: importedTime,
});

/** Reads dreams that are alike and not the same; what is not as the format says is left out. */
export async function readDismissals(
  items: AsyncIterable<{ readonly item: unknown }>,
): Promise<z.infer<typeof dismissal>[]> {
  const found: z.infer<typeof dismissal>[] = [];
  for await (const { item } of items) {
    const parsed = dismissal.safeParse(item);
    if (parsed.success && found.length < mostDismissals) found.push(parsed.data);
  }
  return found;
}
