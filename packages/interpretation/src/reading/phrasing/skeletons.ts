import type { Skeleton } from '../model.ts';

/** Names the skeletons of a table `<prefix>.1`, `<prefix>.2` … so that none is used twice in a reading. */
export function skeletons<Slots>(
  prefix: string,
  ...builders: readonly ((slots: Slots) => string | undefined)[]
): readonly Skeleton<Slots>[] {
  return builders.map((say, index) => ({ id: `${prefix}.${index + 1}`, say }));
}

/** Builds only when every given part is there. */
export function whole(
  parts: TemplateStringsArray,
  ...values: readonly (string | undefined)[]
): string | undefined {
  if (values.some((value) => value === undefined || value === '')) return undefined;
  return parts.reduce((text, part, index) => `${text}${part}${values[index] ?? ''}`, '');
}
