/** A share with the range in which the true one most likely lies (95 %, Wilson); null of nothing. */
export function wilson(
  count: number,
  of: number,
): { readonly share: number; readonly low: number; readonly high: number } | null {
  if (of === 0) return null;
  const z = 1.96;
  const share = count / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
