import { DebugSymbols } from '#web/features/admin/debug-symbols/debug-symbols.tsx';

export function DebugSymbolsPage() {
  return <DebugSymbols />;
}
