export function InterpretationPage() {
  return null;
}
