import { parseSync, visitorKeys } from 'oxc-parser';

const branching = new Set([
  'IfStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
  'ConditionalExpression',
]);
const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Line number of each offset, by binary search over the line starts. */
function lineIndex(text) {
  const starts = [0];
  for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function addsBranch(node) {
  if (branching.has(node.type) || node.type === 'LogicalExpression') return true;
  if (node.type === 'SwitchCase') return node.test !== null;
  return node.type === 'AssignmentExpression' && /^(\|\||&&|\?\?)=$/.test(node.operator);
}

function nameOf(node, parent) {
  if (node.id?.name) return node.id.name;
  if (parent?.type === 'VariableDeclarator') return parent.id.name ?? '';
  return parent?.key?.name ?? '';
}

/** Walks a syntax tree and notes each function with its lines, cyclomatic number and whether it renders JSX. */
class FunctionCollector {
  functions = [];
  anyCount = 0;
  #lineOf;

  constructor(lineOf) {
    this.#lineOf = lineOf;
  }

  /** @param owner the innermost function that `node` belongs to, or null */
  visit(node, parent, owner) {
    if (node === null || typeof node !== 'object') return;
    const isFunction = functionTypes.has(node.type) && node.body;
    const innermost = isFunction ? this.#open(node, parent) : owner;
    if (!isFunction && owner) this.#count(node, owner);
    if (node.type === 'TSAnyKeyword') this.anyCount += 1;
    for (const key of visitorKeys[node.type] ?? []) this.#visitChild(node[key], node, innermost);
  }

  #visitChild(child, node, owner) {
    if (Array.isArray(child)) for (const item of child) this.visit(item, node, owner);
    else this.visit(child, node, owner);
  }

  #open(node, parent) {
    const lines = this.#lineOf(node.end) - this.#lineOf(node.start) + 1;
    const entry = {
      name: nameOf(node, parent),
      line: this.#lineOf(node.start),
      lines,
      complexity: 1,
      hasJsx: false,
    };
    this.functions.push(entry);
    return entry;
  }

  #count(node, owner) {
    if (addsBranch(node)) owner.complexity += 1;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') owner.hasJsx = true;
  }
}

function collectImports(text, module) {
  const imports = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    isTypeOnly:
      /^import\s+type\b/.test(text.slice(statement.start, statement.end)) ||
      (statement.entries.length > 0 && statement.entries.every((entry) => entry.isType)),
  }));
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest)
        imports.push({ specifier: entry.moduleRequest.value, isTypeOnly: entry.isType, isReExport: true });
    }
  }
  for (const call of module.dynamicImports) {
    const literal = text.slice(call.moduleRequest.start, call.moduleRequest.end);
    if (/^['"]/.test(literal))
      imports.push({ specifier: literal.slice(1, -1), isTypeOnly: false, isLazy: true });
  }
  return imports;
}

function countCommentLines(comments, lineOf) {
  const lines = new Set();
  for (const comment of comments)
    for (let line = lineOf(comment.start); line <= lineOf(comment.end); line += 1) lines.add(line);
  return lines.size;
}

/**
 * Everything that the numbers and the direction rules need to know of one file. Throws on a syntax error.
 * Cyclomatic number: 1 + if, loop, case, catch, ?:, &&, ||, ??; nested functions counted apart.
 */
export function parseSource({ file, text }) {
  const result = parseSync(file, text);
  if (result.errors.length > 0) throw new Error(`${file}: ${result.errors[0].message}`);
  const lineOf = lineIndex(text);
  const collector = new FunctionCollector(lineOf);
  collector.visit(result.program, null, null);
  const exported = result.module.staticExports.flatMap((statement) => statement.entries);
  return {
    functions: collector.functions,
    anyCount: collector.anyCount,
    imports: collectImports(text, result.module),
    hasDefaultExport: exported.some((entry) => entry.exportName.kind === 'Default'),
    isBarrel: exported.length > 0 && exported.every((entry) => entry.moduleRequest !== null),
    commentLines: countCommentLines(result.comments, lineOf),
    suppressions: result.comments.filter((comment) =>
      /^[\s*]*(biome-ignore|@ts-(ignore|expect-error|nocheck))/.test(comment.value),
    ).length,
    readsEnv: /process\.env|import\.meta\.env/.test(text),
    plainThrows: (text.match(/throw new Error\(/g) ?? []).length,
  };
}
