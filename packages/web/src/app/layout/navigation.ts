import { type Path, paths } from '#web/lib/paths.ts';

export interface NavigationLink {
  readonly to: Path;
  readonly labelKey: string;
}

export const visitorLinks: readonly NavigationLink[] = [
  { to: paths.home, labelKey: 'nav.home' },
  { to: paths.learn, labelKey: 'nav.learn' },
  { to: paths.login, labelKey: 'nav.login' },
  { to: paths.signup, labelKey: 'nav.signup' },
];

export const memberLinks: readonly NavigationLink[] = [
  { to: paths.dreamInput, labelKey: 'nav.dreamInput' },
  { to: paths.journal, labelKey: 'nav.journal' },
  { to: paths.personalSymbols, labelKey: 'nav.personalSymbols' },
];
