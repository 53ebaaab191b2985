import { useRouter, useRouterState } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#web/lib/i18n.ts';

function setMeta(name: string, content: string): void {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (element) element.content = content;
}

function setCanonical(pathname: string): void {
  const existing = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = existing ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = new URL(pathname, window.location.origin).href;
  if (!existing) document.head.append(link);
}

/** Describes the page once the words for it are there; what is given back stops that. */
function describe(key: string, t: TFunction): () => void {
  let isLeft = false;
  loadWords('descriptions').then(
    () => isLeft || setMeta('description', t(key)),
    // Nobody who reads the page sees it.
    () => undefined,
  );
  return () => {
    isLeft = true;
  };
}

/** What the server said of the first page alone: its other languages, and whether it is to be found. */
function forgetFirstPage(): void {
  for (const tag of document.querySelectorAll('link[rel="alternate"][hreflang], meta[name="robots"]'))
    tag.remove();
}

/** Moves the focus to the new page, unless the page has already put it somewhere itself. */
function focusContent(): void {
  const content = document.getElementById('content');
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
}

/** What every change of page brings: title, description, canonical address, scrolled to the top, focus moved. */
export function usePageChange(): void {
  const { t } = useTranslation('app');
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const isFirst = useRef(true);
  useEffect(() => {
    if (pathname === undefined) return;
    const data = router.state.matches.at(-1)?.staticData;
    document.title = data?.titleKey ? t(data.titleKey) : t('titles.notFound');
    setCanonical(pathname);
    // The server has described the first page.
    return isFirst.current ? undefined : describe(data?.descriptionKey ?? 'descriptions:landing', t);
  }, [pathname, router, t]);
  useEffect(() => {
    if (pathname === undefined) return;
    window.scrollTo(0, 0);
    // A screen reader starts the new page at its content, as after a full load.
    if (!isFirst.current) {
      focusContent();
      forgetFirstPage();
    }
    isFirst.current = false;
  }, [pathname]);
}
