import { readFileSync } from 'node:fs';
import { openDictionary } from '@chitta/interpretation';
import { joinFiles } from '@chitta/symbols';
import type { ArcFile, TextFile, WordFile } from '@chitta/symbols/types';
import type { ReadExample } from '#web/features/site/public-pages/landing/example/example-dream.ts';
import { layOutHero } from '#web/features/site/public-pages/landing/example/lay-out-hero.ts';
import { readLive } from '#web/features/site/public-pages/landing/live-reading/read-live.ts';
import english from '#web/features/site/public-pages/locales/landing.en.json' with { type: 'json' };
import spanish from '#web/features/site/public-pages/locales/landing.es.json' with { type: 'json' };

const texts = { en: english.example, es: spanish.example };

const generated = new URL('../../../symbols/generated/', import.meta.url);

function read<File>(name: string): File {
  return JSON.parse(readFileSync(new URL(`${name}.json`, generated), 'utf8')) as File;
}

/** Reads the example of a language as a visitor's browser would, with the dictionary as it stands in the files. */
export function readExample(language: 'en' | 'es'): ReadExample {
  const file = joinFiles(read<WordFile>(`words.${language}`), read<TextFile>(`texts.${language}`));
  const dictionary = openDictionary({ file, arcs: read<ArcFile>(`arcs.${language}`) });
  const text = texts[language];
  const reading = readLive(text, {
    language,
    dictionary: { of: (asked) => (asked === language ? dictionary : undefined) },
  });
  const mentions = reading.mentions.map(({ start, end, group }) => ({ start, end, group }));
  return { dream: { mentions }, reading: { reading, skies: layOutHero(reading.sky) } };
}
