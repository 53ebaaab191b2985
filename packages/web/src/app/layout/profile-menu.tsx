import type { SessionUser } from '@chitta/contract';
import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileItems } from './profile-items.tsx';
import { useVerificationDot } from './verification/verification-state.ts';

/** Milliseconds in which the page itself goes before. */
const itemsAfter = 1000;

/** What the menu holds: fetched once the page has come to rest, or with the first press. */
function useItems() {
  const [Items, setItems] = useState<typeof ProfileItems | null>(null);
  const fetchItems = useCallback(() => {
    import('./profile-items.tsx').then(
      (module) => setItems(() => module.ProfileItems),
      // The next press asks again.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const timer = setTimeout(fetchItems, itemsAfter);
    return () => clearTimeout(timer);
  }, [fetchItems]);
  return { Items, fetchItems };
}

/** Who is signed in, the way to the account, and the way out. A popover of the browser: Escape and a press elsewhere close it. */
export function ProfileMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('app');
  const isUnverified = useVerificationDot();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { Items, fetchItems } = useItems();
  const name = user.displayName ?? user.username;
  return (
    <>
      <button
        type="button"
        className="profile-trigger"
        popoverTarget={id}
        aria-label={isUnverified ? t('nav.unverifiedProfileOf', { name }) : t('nav.profileOf', { name })}
        onFocus={Items ? undefined : fetchItems}
        onClick={Items ? undefined : fetchItems}
      >
        {user.pictureUrl && (
          <img src={user.pictureUrl} alt="" width={28} height={28} className="profile-thumb" />
        )}
        <span className="max-w-40 truncate">{name}</span>
        {isUnverified && <span className="verification-dot" />}
        <ChevronDown size={16} aria-hidden />
      </button>
      {/* Until it holds something it takes the focus itself: Tab would go by, and nothing would lead back. */}
      <div ref={menu} id={id} popover="auto" className="menu profile-menu" tabIndex={Items ? -1 : 0}>
        <p className="truncate px-3 pt-2 font-semibold">{name}</p>
        <p className="truncate px-3 pb-2 text-muted text-sm">{user.email}</p>
        {Items && <Items user={user} menu={menu} />}
      </div>
    </>
  );
}
