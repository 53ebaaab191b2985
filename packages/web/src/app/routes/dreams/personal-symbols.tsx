import { PersonalSymbols } from '#web/features/personal-symbols/personal-symbols.tsx';

export function PersonalSymbolsPage() {
  return <PersonalSymbols />;
}
