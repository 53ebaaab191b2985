export function JournalDreamPage() {
  return null;
}
