import { measureModules } from './numbers.mjs';

/**
 * What a weak package must not hide behind the others: a number for each, with a cap a little above (a floor a little
 * below) what it is, so that it can only get better. A package that is not listed gets the strictest.
 */
const limits = {
  'file lines, p90': { cap: 130, contract: 230, 'embedded-postgres': 170, interpretation: 190 },
  'function lines, p90': { cap: 25 },
  'cyclomatic over 10, per 1000 functions': { cap: 2.5 },
  'cyclomatic, max': { cap: 15 },
  'fan-out, max': { cap: 24 },
  'test lines per line of code': {
    floor: 0.6,
    contract: 0.12,
    interpretation: 0.46,
  },
};

const packageOf = (file) => /^packages\/([^/]+)\//.exec(file)?.[1];

/** The rows of each package, named `server: file lines, p90`. */
export function measurePackages(modules, edges) {
  const names = [...new Set(modules.map(({ file }) => packageOf(file)).filter(Boolean))].sort();
  return names.flatMap((name) => {
    const own = modules.filter(({ file }) => packageOf(file) === name);
    return measureModules(own, edges)
      .filter((row) => row.name in limits)
      .map(({ name: number, value, where }) => {
        const { cap, floor, [name]: special } = limits[number];
        const limit = cap === undefined ? { floor: special ?? floor } : { cap: special ?? cap };
        return { name: `${name}: ${number}`, value, where, ...limit };
      });
  });
}
