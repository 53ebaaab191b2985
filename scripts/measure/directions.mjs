import { adjacency, findCycles } from './import-graph.mjs';

/** Workspace packages that each package may import. */
const packageRules = {
  astrology: [],
  experiments: [],
  places: [],
  symbols: [],
  interpretation: ['symbols'],
  contract: [],
  'payment-simulator': ['contract'],
  'embedded-postgres': [],
  server: [
    'astrology',
    'contract',
    'embedded-postgres',
    'experiments',
    'interpretation',
    'payment-simulator',
    'places',
    'symbols',
  ],
  web: ['contract', 'experiments', 'interpretation', 'symbols'],
};

const packageOf = (file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? null;
const featureOf = (file) =>
  /^packages\/(?:server|web)\/src\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? null;
const serverFeatureOf = (file) =>
  /^packages\/server\/src\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? null;
/** The language whose pack a file belongs to; what stands in `languages/pack/` are the types of all. */
const languageOf = (file) =>
  /^packages\/interpretation\/src\/languages\/(?!pack\/)([^/]+)\//.exec(file)?.[1] ?? null;
const inside = (file, folder) => file.startsWith(`packages/${folder}/`);
/** Compiles the dictionary, for which phrases are taken apart as the engine does. */
const isCompiler = (file) => inside(file, 'symbols/scripts');
/** `read-dream.ts`, but not `dreams.queries.ts`, `dreams.routes.ts` … */
const isOperation = (file) => /\/[^/.]+\.ts$/.test(file);

/**
 * Rules by pattern, so that a new feature is covered the day it appears. Each gets an edge between
 * two files of the product (tests apart) and returns what is wrong with it, or nothing.
 */
const rules = [
  function packages({ from, to, isTypeOnly }) {
    const own = packageOf(from);
    const other = packageOf(to);
    if (own === null || other === null || own === other) return null;
    if (isCompiler(from) && other === 'interpretation') return null;
    if (!packageRules[own].includes(other)) return `${own} may not import ${other}`;
    return own === 'interpretation' && !isTypeOnly ? 'interpretation takes types alone from symbols' : null;
  },
  function webTakesTypesOfTheContract({ from, to, isTypeOnly }) {
    return inside(from, 'web') && to === 'packages/contract/src/index.ts' && !isTypeOnly
      ? 'web imports the contract as types (or its limits), so that schemas stay out of the bundle'
      : null;
  },
  function doorsOfTheEngine({ from, to, isTypeOnly }) {
    const room = /^packages\/interpretation\/src\/(evaluation|trace)\//.exec(to)?.[1];
    if (room === undefined || inside(from, `interpretation/src/${room}`)) return null;
    if (inside(from, 'interpretation/src'))
      return `${room} has an entry of its own, so that nobody else carries it`;
    return inside(from, 'web') && !isTypeOnly ? `${room} is not for browsers` : null;
  },
  function languagesApart({ from, to }) {
    const own = languageOf(from);
    const other = languageOf(to);
    if (other === null || own === other) return null;
    if (own !== null) return 'a language takes nothing from another';
    const isRegistry = from === 'packages/interpretation/src/languages/language-packs.ts';
    return inside(from, 'interpretation/src') && !isRegistry
      ? 'a language is reached through languages/language-packs.ts'
      : null;
  },
  function serverLayers({ from, to }) {
    if (!inside(from, 'server/src')) return null;
    const isBelow = /\/src\/(config|db|platform)\//.test(from);
    if (isBelow && inside(to, 'server/src/features'))
      return 'db, config and platform may not import features';
    if (inside(from, 'server/src/config') && /\/src\/(db|platform)\//.test(to)) return 'config stands alone';
    return null;
  },
  function routesAreEntries({ from, to }) {
    if (!inside(from, 'server/src') || !to.endsWith('.routes.ts')) return null;
    return from === 'packages/server/src/app.ts' ? null : 'only app.ts imports routes';
  },
  function tablesBehindQueries({ from, to, isTypeOnly }) {
    if (!inside(from, 'server/src/features') || !inside(to, 'server/src/db/tables') || isTypeOnly)
      return null;
    return from.endsWith('.queries.ts') ? null : 'tables are reached through a *.queries.ts file';
  },
  function pureFiles({ from, to, isTypeOnly }) {
    if (!/\.(policy|presenter)\.ts$/.test(from) || isTypeOnly) return null;
    return /\/db\/|\.queries\.ts$|\.routes\.ts$/.test(to) ? 'policy and presenter are pure' : null;
  },
  function acrossServerFeatures({ from, to }) {
    const own = serverFeatureOf(from);
    const other = serverFeatureOf(to);
    if (own === null || other === null || own === other) return null;
    return isOperation(to) ? null : 'another feature is reached through its operations';
  },
  function webLowLayers({ from, to }) {
    const isWrong = /^packages\/web\/src\/(ui|lib)\//.test(from) && /\/web\/src\/(features|app)\//.test(to);
    return isWrong ? 'ui and lib may not import features or app' : null;
  },
  function webFeatures({ from, to }) {
    const own = inside(from, 'web') ? featureOf(from) : null;
    if (own === null) return null;
    if (inside(to, 'web/src/app')) return 'features may not import app';
    return featureOf(to) !== null && featureOf(to) !== own
      ? 'features do not import each other; pages in app compose them'
      : null;
  },
];

/** What a package may use from outside; `node:` stands for everything that Node brings. */
const outsideRules = {
  astrology: ['astronomy-engine'],
  experiments: [],
  places: [],
  symbols: [],
  interpretation: [],
  contract: ['zod'],
  // To tell cards apart.
  'payment-simulator': ['node:crypto'],
  'embedded-postgres': ['node:'],
};

function outsideViolation({ from, to, specifier }) {
  const allowed = outsideRules[packageOf(from)];
  if (to !== null || allowed === undefined || from.includes('/scripts/')) return null;
  if (allowed.some((name) => specifier === name || (name === 'node:' && specifier.startsWith(name))))
    return null;
  return `${packageOf(from)} may not import ${specifier}`;
}

/** Every edge that points the wrong way, as `from → to: why`. Tests may import what they like. */
export function findViolations(edges) {
  const product = edges.filter((edge) => !edge.isTestFile);
  const wrong = product.flatMap((edge) => {
    const why = edge.to === null ? [outsideViolation(edge)] : rules.map((rule) => rule(edge));
    return why
      .filter((reason) => reason !== null && reason !== undefined)
      .map((reason) => `${edge.from} → ${edge.to ?? edge.specifier}: ${reason}`);
  });
  const featureCycles = findCycles(adjacency(product, serverFeatureOf)).map(
    (members) => `features ${members.join(', ')} import each other: use an event for one direction`,
  );
  return [...wrong, ...featureCycles];
}
