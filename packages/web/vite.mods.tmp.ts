import { writeFileSync } from 'node:fs';
import { mergeConfig } from '/work/w/firstload/node_modules/vite/dist/node/index.js';
import base from '/work/w/firstload/packages/web/vite.config.ts';

const plug = {
  name: 'mods',
  generateBundle: {
    order: 'post',
    handler(_o, bundle) {
      const out = {};
      for (const f of Object.values(bundle))
        if (f.type === 'chunk')
          out[f.fileName] = {
            name: f.name,
            facade: f.facadeModuleId,
            imports: f.imports,
            dyn: f.dynamicImports,
            code: f.code.length,
            modules: Object.fromEntries(
              Object.entries(f.modules).map(([k, m]) => [
                k.replace('/work/w/firstload/', ''),
                m.renderedLength,
              ]),
            ),
          };
      writeFileSync('/tmp/fl/mods.json', JSON.stringify(out));
    },
  },
};
base.plugins.push(plug);
export default base;
