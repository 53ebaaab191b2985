/** What a thread of the tests is told to do. */
export type Order =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'hang' }
  | { readonly kind: 'die' }
  | { readonly kind: 'throw' }
  /** Waits until the first number of the buffer is no longer 0. */
  | { readonly kind: 'wait'; readonly until: SharedArrayBuffer };

export function run(order: Order): string {
  switch (order.kind) {
    case 'say':
      return order.text;
    case 'hang':
      for (;;);
    case 'die':
      process.exit(3);
      break;
    case 'throw':
      throw new TypeError('no such dream');
    case 'wait':
      Atomics.wait(new Int32Array(order.until), 0, 0);
  }
  return order.kind;
}
