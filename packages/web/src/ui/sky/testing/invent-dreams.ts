import { numbersFrom } from '../layout/numbers-from.ts';
import type { SkyDream, SkyLink, SkyStar } from '../sky-dream.ts';

/** Words as dreamers write them, from one letter to more than any line holds. */
const words = {
  en: [
    'I',
    'sea',
    'owl',
    'mud',
    'my aunt',
    'bridge',
    'ladders',
    'the old ferry',
    'lighthouse',
    'marketplace',
    'grandmother',
    'a locked drawer',
    'ran',
    'were falling',
    'could not speak',
    'swallowed',
    'kept knocking',
    'upside-down',
    'W',
    'Mmmmm',
    'greenhouse full of moths',
    'merry-go-round',
    'misunderstanding',
    'incomprehensibly',
    'counterrevolutionaries',
    'three hundred candles',
    'somebody I used to know',
    'the neighbour’s dog',
    '“nobody”',
    'snow',
    'lost',
    'afraid',
    'barefoot',
    'wedding dress',
    'underwater',
  ],
  es: [
    'yo',
    'mar',
    'búho',
    'barro',
    'mi tía',
    'puente',
    'escaleras',
    'la barca vieja',
    'faro',
    'mercado',
    'abuela',
    'un cajón cerrado',
    'corría',
    'nos caíamos',
    'no podía hablar',
    'tragué',
    'llamaban a la puerta',
    'cabeza abajo',
    'Ñ',
    'Mmmmm',
    'invernadero lleno de polillas',
    'tiovivo',
    'malentendido',
    'incomprensiblemente',
    'desproporcionadamente',
    'trescientas velas',
    'alguien a quien conocía',
    'el perro del vecino',
    '«nadie»',
    'nieve',
    'perdida',
    'miedo',
    'descalzo',
    'vestido de novia',
    'bajo el agua',
  ],
} as const;

const groups = ['person', 'building', 'object', 'animal', 'nature', 'action', 'feeling'] as const;

const pick = <Item>(items: readonly Item[], next: () => number) =>
  items[Math.floor(next() * items.length)] as Item;

function inventLinks(stars: readonly SkyStar[], next: () => number): SkyLink[] {
  return stars.slice(1).flatMap((star, index) => {
    const from = stars[Math.floor(next() * (index + 1))];
    return from && next() < 0.7 ? [{ from: from.id, to: star.id, strength: 1 + Math.floor(next() * 3) }] : [];
  });
}

/** A dream that nobody had: from no symbol to a night of sixty, some of them often told, some of them returned. */
export function inventDream(language: 'en' | 'es', number: number): SkyDream {
  const next = numbersFrom(`${language}-${number}`);
  const count = number < 12 ? number : Math.floor(next() ** 2 * 60) + 1;
  const stars = Array.from({ length: count }, (_, index): SkyStar => {
    const isPhrase = next() < 0.05;
    const word = pick(words[language], next);
    return {
      id: `symbol-${number}-${index}`,
      word: isPhrase ? `${word} ${pick(words[language], next)}` : word,
      name: word,
      group: pick(groups, next),
      weight: 1 + Math.floor(next() ** 3 * 9),
      returns: next() < 0.2 ? Math.floor(next() * 5) : 0,
    };
  });
  const links = inventLinks(stars, next);
  const key = stars[0] && stars[1] && next() < 0.6 ? ([stars[0].id, stars[1].id] as const) : undefined;
  return { stars, links, key };
}
