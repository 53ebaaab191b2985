import { BaseSequencer } from 'vitest/node';

/** What starts servers, or asks thousands of times. On a machine that has measured nothing yet Vitest sorts by size. */
const slow =
  /\/(kill-nine|hostile-(?:requests|exports)|start-embedded-server|role-matrix|interpret-dream|backup-commands|small-disk|two-nodes|restore-backup|watch-connections|open-database|import-thread|stop-http|linear-time|log-destination|database-proxy)\.test\.ts$|\/server\/src\/(cli\/|start|main).*\.test\.ts$/;

/** Moves the slow files before the others of their project, which keep their order. */
export function slowFirst(files) {
  const isSlow = ({ moduleId }) => slow.test(moduleId);
  const projects = [...new Set(files.map(({ project }) => project.name))];
  return projects.flatMap((name) => {
    const own = files.filter(({ project }) => project.name === name);
    return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
  });
}

/** Begins with the slow files, so that no core waits at the end for one that the other began last. */
export class SlowFirst extends BaseSequencer {
  async sort(files) {
    return slowFirst(await super.sort(files));
  }
}
