/** Where features stand, each with its group: a file of the contract, a folder of the server and of the web. */
const places = {
  contract: /^packages\/contract\/src\/([^/]+)\/([^/.]+)\.ts$/,
  server: /^packages\/server\/src\/features\/([^/]+)\/([^/]+)\//,
  web: /^packages\/web\/src\/features\/([^/]+)\/([^/]+)\//,
};
/** Tables of no feature: rate limits, mails to send, repeated requests. */
const wireless = ['platform'];
const groupOnly =
  /^packages\/server\/src\/(?:db\/tables|features)\/([^/]+)\/|^packages\/web\/src\/features\/([^/]+)\//;
const lonely = /^packages\/(?:server|web)\/src\/features\/(?:[^/]+\/)?[^/]+$/;

/** What administrators do with a feature belongs to it: `referrals-admin` stands beside `referrals`. */
const featureOf = (name) => name.replace(/-admin$/, '');

function scatteredFeatures(files) {
  const found = new Map();
  for (const [place, pattern] of Object.entries(places)) {
    for (const file of files) {
      const [, group, name] = pattern.exec(file) ?? [];
      if (group === undefined) continue;
      const feature = featureOf(name);
      const groups = found.get(feature) ?? new Map();
      groups.set(group, new Set([...(groups.get(group) ?? []), place]));
      found.set(feature, groups);
    }
  }
  return [...found]
    .filter(([, groups]) => groups.size > 1)
    .map(([feature, groups]) => {
      const told = [...groups].map(([group, where]) => `${group} in ${[...where].join(' and ')}`);
      return `${feature} stands in ${told.join(', ')}`;
    });
}

function unknownGroups(files) {
  const known = new Set(wireless);
  for (const file of files) {
    const [, group] = places.contract.exec(file) ?? [];
    if (group !== undefined) known.add(group);
  }
  const used = files.map((file) => groupOnly.exec(file)).filter((match) => match !== null);
  const unknown = new Set(used.map(([, server, web]) => server ?? web).filter((group) => !known.has(group)));
  return [...unknown].map((group) => `${group} is no group of the contract`);
}

/**
 * Counts what breaks the one map of contract, server, web and tables: a feature whose group differs between them, a
 * group that the contract has not, a file beside the features instead of in one.
 *
 * @param {{ file: string, isTest: boolean }[]} modules
 */
export function measureGroups(modules) {
  const files = modules.filter(({ isTest }) => !isTest).map(({ file }) => file);
  const wrong = [
    ...scatteredFeatures(files),
    ...unknownGroups(files),
    ...files.filter((file) => lonely.test(file)).map((file) => `${file} belongs to no feature`),
  ];
  return { name: 'features outside their group', value: wrong.length, cap: 0, where: wrong.join('; ') };
}
