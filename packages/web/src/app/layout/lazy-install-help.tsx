import { loadWords } from '#web/lib/i18n.ts';
import { useStore } from '#web/lib/store.ts';
import { installHelp } from '../install-prompt.ts';
import { useLoaded } from './use-loaded.ts';

const load = () => loadWords('install').then(() => import('../install/install-help.tsx'));

/** How this browser installs the app, fetched once somebody asks. */
export function LazyInstallHelp() {
  const isOpen = useStore(installHelp);
  const loaded = useLoaded(isOpen, load);
  return loaded && <loaded.InstallHelp isOpen={isOpen} onClose={() => installHelp.set(false)} />;
}
