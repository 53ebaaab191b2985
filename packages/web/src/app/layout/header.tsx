import { Link, useRouterState } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { memberFrame } from './member-frame.ts';
import type { MobileMenu } from './mobile-menu.tsx';
import { linksOf } from './navigation.ts';
import { NightEnd } from './night-end.tsx';
import { PremiumTag } from './premium-tag.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const tapPause = 300;
const menuId = 'mobile-menu';

/** An on/off state that ignores a press within 300 ms of the last one. */
function useMenuToggle() {
  const [isOpen, setOpen] = useState(false);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const toggle = () => {
    const now = performance.now();
    if (now - lastTap.current < tapPause) return;
    lastTap.current = now;
    setOpen((wasOpen) => !wasOpen);
  };
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, toggle, close };
}

/** The menu: fetched when it is first opened, since most pages are left without it. */
function LazyMenu(props: ComponentProps<typeof MobileMenu>) {
  const [Menu, setMenu] = useState<ComponentType<typeof props> | null>(null);
  useEffect(() => {
    import('./mobile-menu.tsx').then(({ MobileMenu: loaded }) => setMenu(() => loaded), props.onLeave);
  }, [props.onLeave]);
  return (
    // Until it holds something it takes the focus itself, as the member's menu does.
    <div id={menuId} className="mobile-menu" tabIndex={Menu ? -1 : 0}>
      {Menu && <Menu {...props} />}
    </div>
  );
}

/** Escape closes the menu and gives the focus back to its button; a press beside it closes it too. */
function useLeaving(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (document.getElementById(menuId)?.contains(document.activeElement))
        document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
      close();
    };
    const handlePress = ({ target }: PointerEvent) => {
      if (!(target as Element | null)?.closest?.('.site-header, dialog')) close();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [isOpen, close]);
}

const linkClass = (isExtra?: boolean, isWide?: boolean) =>
  `site-link${isExtra ? ' site-link-extra' : ''}${isWide ? ' site-link-wide' : ''}`;

export function Header() {
  const { t } = useTranslation('app');
  const { user } = useSession();
  const parts = useStore(memberFrame);
  const menu = useMenuToggle();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes the menu.
  useEffect(menu.close, [pathname]);
  useLeaving(menu.isOpen, menu.close);
  const links = linksOf(user);
  return (
    <header className="site-header no-print">
      <div className="site-bar">
        <Link to={user ? paths.dreamInput : paths.landing} className="site-mark">
          <Logo />
          <span>Chitta</span>
        </Link>
        <nav className="site-links" aria-label={t('nav.label')}>
          {links
            .filter(({ isInMenu }) => !isInMenu)
            .map(({ to, labelKey, isExtra, isWide, isPremium }) => (
              <Link key={to} to={to} className={linkClass(isExtra, isWide)}>
                {t(labelKey)}
                {isPremium && <PremiumTag />}
              </Link>
            ))}
        </nav>
        <div className="site-tools">
          <ThemeSwitch />
          <LanguageSwitch />
          {user && parts && <parts.Menu user={user} />}
        </div>
        <NightEnd />
        <IconButton
          className="site-menu-button"
          label={menu.isOpen ? t('nav.closeMenu') : t('nav.openMenu')}
          aria-expanded={menu.isOpen}
          aria-controls={menuId}
          onClick={menu.toggle}
        >
          {menu.isOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
        </IconButton>
      </div>
      {menu.isOpen && <LazyMenu user={user} links={links} onLeave={menu.close} />}
    </header>
  );
}
