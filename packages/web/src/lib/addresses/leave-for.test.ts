import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';

const history = createMemoryHistory();

function leave(url: string) {
  const assign = vi.fn<(url: string) => void>();
  leaveFor(url, { history }, { origin: 'https://chitta.test', href: 'https://chitta.test/checkout', assign });
  return assign;
}

describe('leaveFor', () => {
  it('stays in the app for an address of it', () => {
    const assign = leave('https://chitta.test/payment-sandbox/checkouts/cs_1?a=1#b');
    expect(history.location.href).toBe('/payment-sandbox/checkouts/cs_1?a=1#b');
    expect(assign).not.toHaveBeenCalled();
  });

  it('leaves for another site', () => {
    const assign = leave('https://checkout.stripe.test/c/pay/cs_1');
    expect(assign).toHaveBeenCalledWith('https://checkout.stripe.test/c/pay/cs_1');
  });

  it('runs nothing that is no address', () => {
    const before = history.location.href;
    expect(leave('javascript:alert(1)')).not.toHaveBeenCalled();
    expect(history.location.href).toBe(before);
  });
});
