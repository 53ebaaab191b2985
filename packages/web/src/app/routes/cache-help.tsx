export function CacheHelpPage() {
  return null;
}
