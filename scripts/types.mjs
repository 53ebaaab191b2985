import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageScript, root } from './lib/paths.mjs';
import { run, runMain } from './lib/run.mjs';

/** `npm run types`: checks the types of every folder that has a tsconfig.json. */
await runMain(async () => {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const projects = [...packages, 'e2e', 'bench'].filter((path) =>
    existsSync(join(root, path, 'tsconfig.json')),
  );
  const results = await Promise.all(projects.map(check));
  return results.every((isRight) => isRight) ? 0 : 1;
});

async function check(project) {
  const { code, output } = await run(process.execPath, [
    packageScript('typescript', 'bin', 'tsc'),
    '-p',
    project,
  ]);
  console.log(code === 0 ? `${project}: types fit` : `${project}:\n${output.trim()}`);
  return code === 0;
}
