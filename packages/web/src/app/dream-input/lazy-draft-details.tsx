import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/device/when-idle.ts';
import type { DraftDetails } from './draft-details.tsx';

type Props = ComponentProps<typeof DraftDetails>;

/** What a dream is filed under: fetched once its reading stands, or at once where it is asked for before. */
export function LazyDraftDetails(props: Props) {
  const [Details, setDetails] = useState<ComponentType<Props> | null>(null);
  const { isOpen, onClose } = props;
  useEffect(() => {
    if (Details) return;
    const load = () => {
      import('./draft-details.tsx').then(
        (module) => setDetails(() => module.DraftDetails),
        // Asked for again the next time it is opened.
        onClose,
      );
    };
    if (!isOpen) return whenIdle(load);
    load();
  }, [Details, isOpen, onClose]);
  return Details && <Details {...props} />;
}
