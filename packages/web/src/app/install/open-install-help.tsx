import { createRoot } from 'react-dom/client';
import { loadWords } from '#web/lib/i18n.ts';

/** Tells how this browser installs the app, over whatever page is open. It is rarely asked for: no page carries a place for it. */
export async function openInstallHelp(): Promise<void> {
  const [{ InstallHelp }] = await Promise.all([import('./install-help.tsx'), loadWords('install')]);
  const { activeElement } = document;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    // It is gone before it could give the focus back itself.
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
  root.render(<InstallHelp onClose={close} />);
}
