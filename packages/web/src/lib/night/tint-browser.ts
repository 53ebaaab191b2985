/** The browser's own bars take the colour of the page. */
export function tintBrowser(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta && colour) meta.content = colour;
}
