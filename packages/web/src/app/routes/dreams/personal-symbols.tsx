import { PersonalSymbols } from '#web/features/symbols/personal-symbols/personal-symbols.tsx';

export function PersonalSymbolsPage() {
  return <PersonalSymbols />;
}
