/** As much of Stripe.js as is used: the fields of a checkout within our page. */
export interface StripeFields {
  initCheckoutElementsSdk(options: {
    readonly clientSecret: string;
    readonly elementsOptions?: { readonly appearance?: StripeAppearance };
  }): StripeCheckout;
}

export interface StripeAppearance {
  readonly theme: 'night' | 'stripe';
  readonly variables: Readonly<Record<string, string>>;
}

interface Failed {
  readonly type: 'error';
  readonly error: { readonly message: string };
}

export interface StripeCheckout {
  createPaymentElement(): { mount(place: HTMLElement): void; destroy(): void };
  loadActions(): Promise<Failed | { readonly type: 'success'; readonly actions: StripeActions }>;
}

export interface StripeActions {
  /** Leads to the page of ours that the checkout comes back to, where the payment is taken. */
  confirm(): Promise<Failed | { readonly type: 'success' }>;
}

type MakeStripe = (publishableKey: string) => StripeFields;

declare global {
  interface Window {
    Stripe?: MakeStripe;
  }
}

/** The release of Stripe.js that belongs to the version of the interface that the server speaks. */
const address = 'https://js.stripe.com/endive/stripe.js';

let loading: Promise<MakeStripe> | null = null;

function addScript(): Promise<MakeStripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new TypeError('Failed to fetch Stripe.js'));
    };
    script.src = address;
    script.addEventListener('load', () => (window.Stripe ? resolve(window.Stripe) : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}

/** Fetches Stripe.js, which must come from Stripe itself, once and only where somebody is about to pay with it. */
export async function loadStripe(publishableKey: string): Promise<StripeFields> {
  if (window.Stripe) return window.Stripe(publishableKey);
  // Who comes meanwhile waits for the same one; after a failure the next one tries again.
  loading ??= addScript().finally(() => {
    loading = null;
  });
  const make = await loading;
  return make(publishableKey);
}
