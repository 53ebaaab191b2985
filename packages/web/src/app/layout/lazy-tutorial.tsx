import type { ComponentProps } from 'react';
import type { Tutorial } from './tutorial.tsx';
import { useLoaded } from './use-loaded.ts';

const load = () => import('./tutorial.tsx');

/** The tutorial, fetched once it is wanted; where it cannot be fetched, the page goes on without. */
export function LazyTutorial(props: ComponentProps<typeof Tutorial>) {
  const loaded = useLoaded(props.state !== 'closed', load);
  return loaded && <loaded.Tutorial {...props} />;
}
