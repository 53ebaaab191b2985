import { type Language, limits } from '@chitta/contract';

/** Of `Accept-Language`, as far as it is read. */
const longestHeader = 500;

/** The one of our languages that a client would rather read; English where it names neither. */
export function preferredLanguage(header: string | undefined): Language {
  const ranked = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of ranked) {
    const found = limits.languages.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}
