/** Memory of the process; null where it has no descriptor left to ask the system with. */
export function residentBytes(): number | null {
  try {
    return process.memoryUsage.rss();
  } catch {
    return null;
  }
}
