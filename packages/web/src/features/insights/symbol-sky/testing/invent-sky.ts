import type { SymbolSky } from '@chitta/contract';
import { numbersFrom } from '#web/ui/sky/layout/numbers-from.ts';

const groups = [
  'person',
  'building',
  'object',
  'animal',
  'nature',
  'action',
  'feeling',
  'condition',
  'place',
  'vehicle',
];
const names = [
  'mother',
  'house',
  'water',
  'black dog',
  'stairs',
  'door',
  'school',
  'sea',
  'bridge',
  'train',
  'fear',
  'running',
  'window',
  'garden',
  'father',
  'flying',
  'teeth',
  'city',
  'letter',
  'lamp',
];

/** A journal that nobody has written: so many symbols, few of them often, in dreams of seven, over a year. */
export function inventSky(
  symbols: number,
  { dreams = symbols * 1.6, months = 12, seed = 'sky' } = {},
): SymbolSky {
  const next = numbersFrom(seed);
  const perSymbol = Array.from({ length: symbols }, () => new Map<number, number>());
  const perPair = new Map<string, { dreams: number; since: number }>();
  const tell = (month: number, here: readonly number[]) => {
    for (const [place, star] of here.entries()) {
      const counts = perSymbol[star];
      counts?.set(month, (counts.get(month) ?? 0) + 1);
      for (const other of here.slice(place + 1)) {
        const pair = `${star} ${other}`;
        const known = perPair.get(pair) ?? { dreams: 0, since: month };
        perPair.set(pair, { ...known, dreams: known.dreams + 1 });
      }
    }
  };
  for (let dream = 0; dream < dreams; dream += 1) {
    const circle = Math.floor(next() * Math.max(1, symbols / 12));
    const near = () =>
      next() < 0.6 ? circle * 12 + Math.floor(next() * 12) : Math.floor(next() ** 2.4 * symbols);
    const here = new Set(Array.from({ length: 7 }, () => Math.min(symbols - 1, near())));
    tell(
      Math.floor((dream / dreams) * months),
      [...here].sort((a, b) => a - b),
    );
  }
  const steps = Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 10),
  );
  const last = new Map([[months - 1, 1]]);
  return {
    isPending: false,
    dreams: Math.ceil(dreams),
    step: 'month',
    steps,
    symbolCount: symbols,
    stars: perSymbol.map((counts, index) => {
      const told = [...(counts.size > 0 ? counts : last)];
      return {
        slug: `symbol-${index}`,
        name: [names[index % names.length], Math.floor(index / names.length) || ''].join(' ').trim(),
        group: groups[index % groups.length] ?? 'object',
        count: told.reduce((sum, [, dreams]) => sum + dreams, 0),
        firstNight: steps[told[0]?.[0] ?? 0] ?? '',
        lastNight: steps[told.at(-1)?.[0] ?? 0] ?? '',
        steps: told.flat(),
      };
    }),
    lines: [...perPair].map(([pair, { dreams: met, since }]) => {
      const [from = 0, to = 0] = pair.split(' ').map(Number);
      return [from, to, met, since];
    }),
  };
}
