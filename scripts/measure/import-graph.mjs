import path from 'node:path';

const workspaceImport = /^@chitta\/([a-z-]+)(?:\/(.+))?$/;

/** Path of the imported file inside the repository, or `null` for a package from outside. */
export function resolveImport(fromFile, specifier, files) {
  const packageRoot = /^packages\/[^/]+/.exec(fromFile)?.[0];
  let target = null;
  if (specifier.startsWith('.')) target = path.posix.join(path.posix.dirname(fromFile), specifier);
  else if (/^#(server|web)\//.test(specifier) && packageRoot)
    target = `${packageRoot}/src/${specifier.slice(specifier.indexOf('/') + 1)}`;
  else {
    const match = workspaceImport.exec(specifier);
    if (!match) return null;
    const [, name, sub] = match;
    target = sub?.startsWith('generated/')
      ? `packages/${name}/${sub}`
      : `packages/${name}/src/${sub ?? 'index'}.ts`;
  }
  target = target.replace(/\?.*$/, '');
  return [target, `${target}.ts`, `${target}.tsx`].find((candidate) => files.has(candidate)) ?? target;
}

/** Edges of the import graph between measured files: `{ from, to, specifier, isTypeOnly, isLazy }`. */
export function buildEdges(modules) {
  const files = new Set(modules.map((module) => module.file));
  return modules.flatMap((module) =>
    module.imports.map((entry) => ({
      from: module.file,
      to: resolveImport(module.file, entry.specifier, files),
      isTestFile: module.isTest,
      ...entry,
    })),
  );
}

/**
 * Strongly connected components of more than one node (Tarjan 1972).
 *
 * @param {Map<string, Set<string>>} graph node → successors
 * @returns {string[][]} each cycle's members
 */
export function findCycles(graph) {
  const state = new Map();
  const stack = [];
  const cycles = [];
  const close = (node) => {
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) state.get(member).onStack = false;
    if (members.length > 1) cycles.push(members);
  };
  const connect = (node) => {
    const own = { index: state.size, low: state.size, onStack: true };
    state.set(node, own);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const seen = state.get(next);
      if (seen && !seen.onStack) continue;
      own.low = Math.min(own.low, seen ? seen.index : connect(next).low);
    }
    if (own.low === own.index) close(node);
    return own;
  };
  for (const node of graph.keys()) if (!state.has(node)) connect(node);
  return cycles;
}

/** Adjacency of edges, optionally of a coarser unit than the file. */
export function adjacency(edges, unitOf = (file) => file) {
  const graph = new Map();
  for (const edge of edges) {
    if (edge.to === null) continue;
    const from = unitOf(edge.from);
    const to = unitOf(edge.to);
    if (from === null || to === null || from === to) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    graph.get(from).add(to);
  }
  return graph;
}
