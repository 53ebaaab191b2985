interface Marks {
  readonly className?: string;
  readonly lang?: string;
  readonly href?: string;
}

type Child = Node | string;

/** An element with its children; words stand in it as text, whatever they hold. */
export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className, lang, href }: Marks,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (lang) element.lang = lang;
  if (href) element.setAttribute('href', href);
  element.append(...children);
  return element;
}
