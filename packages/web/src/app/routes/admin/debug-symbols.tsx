import { DebugSymbols } from '#web/features/debug-symbols/debug-symbols.tsx';

export function DebugSymbolsPage() {
  return <DebugSymbols />;
}
