import type { DeskContent } from '@chitta/contract';

export type SymbolContent = Extract<DeskContent, { kind: 'symbol' }>;

/** A symbol that no file has, written as the rules want it. */
export function buildZibber(
  head: Partial<SymbolContent['entry']> = {},
  english: Partial<SymbolContent['entry']['en']> = {},
): SymbolContent {
  return {
    kind: 'symbol',
    entry: {
      id: 'zibber',
      group: 'object',
      common: false,
      vital: false,
      basis: 'house',
      en: {
        name: 'Zibber',
        category: 'Objects',
        function: 'hums when nobody turns it on',
        meaning: 'a habit that starts by itself',
        description: 'Zibbers hum along behind whatever else goes on. Nobody remembers switching theirs on.',
        extended: 'Loud ones want a look inside; quiet ones may well stay where they are for another winter.',
        insight: 'Which small routine ran yesterday before anybody asked for it?',
        deed: 'Switch one automatic thing off for ten minutes.',
        variations: ['zibber', 'zibberling'],
        ...english,
      },
      es: {
        name: 'Zíber',
        category: 'Objetos',
        function: 'zumba sin que nadie lo encienda',
        meaning: 'una costumbre que arranca sola',
        description: 'Los zíberes zumban detrás de lo demás. Nadie recuerda haber encendido el suyo.',
        extended: 'El ruidoso pide que le mires dentro; el callado puede quedarse otro invierno donde está.',
        insight: '¿Qué pequeña rutina corrió ayer antes de que alguien la pidiera?',
        deed: 'Apaga diez minutos algo automático.',
        variations: ['zíber', 'zibercito'],
      },
      ...head,
    },
  };
}

let counter = 0;

/** One that nobody else in the test has. */
export function freshZibber(): SymbolContent {
  counter += 1;
  const tail = [...String(counter)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const { entry } = buildZibber();
  const spelt = (text: string) => text.replaceAll(/zibber|zíber/giu, (word) => `${word}${tail}`);
  const renamed = JSON.parse(spelt(JSON.stringify({ en: entry.en, es: entry.es }))) as typeof entry;
  return { kind: 'symbol', entry: { ...entry, ...renamed, id: `zibber-${tail}` } };
}
