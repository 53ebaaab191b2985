import type { StripeAppearance } from './load-stripe.ts';

/** Stripe's fields in the colours of the page as it is now. */
export function stripeAppearance(root: HTMLElement = document.documentElement): StripeAppearance {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const colours = {
    colorPrimary: token('--amber'),
    colorBackground: token('--surface-raised'),
    colorText: token('--text'),
    colorDanger: token('--rose'),
  };
  const known = Object.entries(colours).filter(([, value]) => value !== '');
  return {
    theme: root.dataset.theme === 'light' ? 'stripe' : 'night',
    variables: { ...Object.fromEntries(known), borderRadius: '8px' },
  };
}
