import type { Invoice } from '@chitta/contract';
import { exponentOf, type Money, toDecimal } from '@chitta/contract/money';

const shape = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Minor units of what was typed, with a point or a comma before the digits of the currency; null for anything else, so
 * `1,234` of a currency with two digits is no thousand. The digits are put together as text and never divided.
 */
export function parseAmount(text: string, currency: string): number | null {
  const match = shape.exec(text.trim());
  const exponent = exponentOf(currency);
  const [, whole = '', part = ''] = match ?? [];
  if (!match || part.length > exponent) return null;
  const units = Number(whole + part.padEnd(exponent, '0'));
  return Number.isSafeInteger(units) ? units : null;
}

/** An amount as one types it in a language: `9.99`, in Spanish `9,99`. `parseAmount` reads it back. */
export function typedAmount(money: Money, language: string): string {
  const point = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return toDecimal(money).replace('.', point?.value ?? '.');
}

/** What of an invoice can still be given back; none of what a bank is asked to decide about. */
export function leftToGiveBack({ status, amountPaid, refunded, isDisputed }: Invoice): Money {
  const isOpen = status === 'paid' && !isDisputed;
  const left = isOpen ? Math.max(0, amountPaid.amount - refunded.amount) : 0;
  return { amount: left, currency: amountPaid.currency };
}
