import { createHash } from 'node:crypto';
import type { CardKind, DeclineReason, SimulatedCard } from './state.ts';

/** A card as it is typed in. */
export interface CardInput {
  readonly kind: CardKind;
  /** Digits of its number, where two customers are to have the same card; without it each has one of their own. */
  readonly number?: string | undefined;
}

interface CardManner {
  readonly brand: SimulatedCard['brand'];
  readonly last4: string;
  /** What its bank says while the cardholder sits in front of it, and when it is charged by itself. */
  readonly present: DeclineReason | null;
  readonly absent: DeclineReason | null;
}

const refusedAlways = (reason: DeclineReason) => ({ present: reason, absent: reason });
const manners: Readonly<Record<CardKind, CardManner>> = {
  success: { brand: 'visa', last4: '4242', present: null, absent: null },
  declined: { brand: 'visa', last4: '0002', ...refusedAlways('generic_decline') },
  insufficient_funds: { brand: 'visa', last4: '9995', ...refusedAlways('insufficient_funds') },
  authentication: { brand: 'visa', last4: '3155', present: 'authentication_required', absent: null },
  authentication_always: { brand: 'visa', last4: '3184', ...refusedAlways('authentication_required') },
  fails_later: { brand: 'mastercard', last4: '0341', present: null, absent: 'generic_decline' },
};

/** What the bank of a card answers; null: it pays. `isPresent`: the cardholder is there and could confirm. */
export function answerOfBank(kind: CardKind, isPresent: boolean): DeclineReason | null {
  return isPresent ? manners[kind].present : manners[kind].absent;
}

/** What people recognise a card by, and what tells two of them apart. `owner`: whose it is without a number. */
export function describeCard(
  { kind, number }: CardInput,
  owner: string,
): Pick<SimulatedCard, 'kind' | 'brand' | 'last4' | 'fingerprint'> {
  const { brand, last4 } = manners[kind];
  const source = number ?? `${kind} of ${owner}`;
  const fingerprint = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return { kind, brand, last4: number?.slice(-4) ?? last4, fingerprint };
}
