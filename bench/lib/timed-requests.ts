/** Milliseconds that each answer took, headers to last byte; one request after the other on one connection. */
export async function timeRequests(
  urls: readonly string[],
  headers: Record<string, string>,
): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (response.status !== 200) throw new TypeError(`${url} answered ${response.status}`);
  }
  return times;
}
