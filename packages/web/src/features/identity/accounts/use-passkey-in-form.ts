import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  canOfferPasskeysInForms,
  isPasskeyCancelled,
  isPasskeyRefusedHere,
  stopPasskeyQuestion,
} from '#web/lib/passkeys.ts';
import { loginByPasskeyInForm } from './login.ts';

/** A question holds for five minutes; it is asked anew before that. */
const renewAfter = 4.5 * 60_000;
/** Until a question that was pushed aside is asked again. */
const pause = 1000;

interface Offer {
  readonly queryClient: QueryClient;
  readonly isShown: () => boolean;
  readonly onFailure: (error: unknown) => void;
}

/** Asks once. True where another question took its place, or it ran out: it may be asked again. */
async function ask({ queryClient, isShown, onFailure }: Offer): Promise<boolean> {
  const timer = setTimeout(stopPasskeyQuestion, renewAfter);
  try {
    await loginByPasskeyInForm(queryClient);
    return false;
  } catch (error) {
    if (isPasskeyCancelled(error)) return true;
    // Nobody has asked for it: where this address can have no passkeys, that is no failure.
    if (isShown() && !isPasskeyRefusedHere(error)) onFailure(error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function keepOffering(offer: Offer): Promise<void> {
  if (!(await canOfferPasskeysInForms())) return;
  while (offer.isShown() && (await ask(offer))) await new Promise((resolve) => setTimeout(resolve, pause));
}

/** Offers passkeys where the browser fills in the user name, for as long as the form is shown. */
export function usePasskeyInForm(onFailure: (error: unknown) => void): void {
  const queryClient = useQueryClient();
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    let isShown = true;
    const offer = {
      queryClient,
      isShown: () => isShown,
      onFailure: (error: unknown) => latest.current(error),
    };
    // Where it cannot be offered there is still the button.
    keepOffering(offer).catch(() => undefined);
    return () => {
      isShown = false;
      stopPasskeyQuestion();
    };
  }, [queryClient]);
}
