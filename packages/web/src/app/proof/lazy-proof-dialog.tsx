import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '#web/lib/i18n.ts';
import { type ProofRequest, proofRequest } from '#web/lib/proof/proof.ts';
import { useStore } from '#web/lib/store.ts';

type Dialog = ComponentType<{ readonly request: ProofRequest | null }>;

/** Fetches the dialog that asks for a proof when a call first needs one; without a connection there is none. */
export function LazyProofDialog() {
  const request = useStore(proofRequest);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    if (!request || Dialog) return;
    Promise.all([
      import('#web/features/identity/reauthentication/proof-dialog.tsx'),
      loadWords('reauthentication'),
    ]).then(
      ([module]) => setDialog(() => module.ProofDialog),
      () => request.answer(false),
    );
  }, [request, Dialog]);
  // It stays once it is there: a dialog that is closed, not removed, gives the focus back.
  return Dialog ? <Dialog request={request} /> : null;
}
