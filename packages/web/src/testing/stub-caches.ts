import { vi } from 'vitest';

/** Puts a browser's `caches` in place, as far as the app uses it: jsdom has none. */
export function stubCaches(): void {
  const all = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    async open(name: string) {
      const own = all.get(name) ?? new Map<string, Response>();
      all.set(name, own);
      return {
        match: async (key: string) => own.get(key)?.clone(),
        put: async (key: string, response: Response) => void own.set(key, response),
        keys: async () => [...own.keys()].map((url) => ({ url })),
        delete: async (key: string | { readonly url: string }) =>
          own.delete(typeof key === 'string' ? key : key.url),
      };
    },
    delete: async (name: string) => all.delete(name),
  });
}
