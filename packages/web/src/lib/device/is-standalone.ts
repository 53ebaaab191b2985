/** Whether this runs as an installed app, in a window of its own. Safari on iOS says it in a way of its own. */
export function isStandalone(): boolean {
  const isApple = (navigator as { readonly standalone?: boolean }).standalone === true;
  return isApple || matchMedia('(display-mode: standalone)').matches;
}
