export function DreamInputPage() {
  return null;
}
