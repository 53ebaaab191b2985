import type { Language } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { askedHost } from '#server/platform/http/hosts/asked-host.ts';

/** Where the dictionary stands in each language. */
export const dictionaryPath: Readonly<Record<Language, string>> = {
  en: '/learn/dictionary',
  es: '/es/learn/dictionary',
};

export function entryPath(language: Language, slug: string): string {
  return `${dictionaryPath[language]}/${slug}`;
}

/** The origin by which search engines are to know the site: the operator's own, else the one that was asked. */
export function siteOrigin({ http }: Pick<Config, 'http'>, request: FastifyRequest): string {
  return http.publicUrl ?? `${request.protocol}://${askedHost(request)}`;
}

/** The same page in each language, as `hreflang` has it; English for languages that we do not speak. */
export function alternatesOf(origin: string, pathOf: (language: Language) => string): Record<string, string> {
  const english = `${origin}${pathOf('en')}`;
  return { en: english, es: `${origin}${pathOf('es')}`, 'x-default': english };
}
