import { describe, expect, it } from 'vitest';
import { stripeAppearance } from './stripe-appearance.ts';

describe('stripeAppearance', () => {
  it('takes the colours of the page, and leaves out what it has none of', () => {
    const root = document.createElement('div');
    root.style.setProperty('--amber', ' amber');
    document.body.append(root);
    expect(stripeAppearance(root)).toEqual({
      theme: 'night',
      variables: { colorPrimary: 'amber', borderRadius: '8px' },
    });
    root.dataset.theme = 'light';
    expect(stripeAppearance(root).theme).toBe('stripe');
    root.remove();
  });
});
