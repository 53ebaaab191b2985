export type Values = Readonly<Record<string, unknown>>;

/** The address of a call with what stands in its path and behind it; what is missing or empty is left out. */
export function fillPath(template: string, params: Values, query: Values): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
