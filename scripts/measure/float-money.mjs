import { parseSync, visitorKeys } from 'oxc-parser';

/** Folders that are about money, and modules that are by what they import. */
const moneyFolder =
  /\/(money|payments|memberships|membership|payment-[a-z]+|referrals|affiliates|growth|payouts)\//;
const moneyModule = /^@chitta\/contract\/money(?:$|\/)|\/platform\/money\//;
/** The one place that knows how minor units become digits, and back. */
const formatter = /^packages\/contract\/src\/money\/money\.ts$/;
/** A name that holds an amount, wherever it stands. */
const moneyName = /(amount|price|money|cents|commission|payout|refund|earning|balance)s?$/i;

/** The last word of `a`, `a.b`, `a?.b`, `a.b()`, `(a as B)`: what a reader takes it for. */
function lastName(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return node.computed ? '' : node.property.name;
  const inner = node?.expression ?? node?.callee ?? node?.argument;
  return inner ? lastName(inner) : '';
}

const isHundred = (node) => node?.type === 'Literal' && node.value === 100;

/** What is multiplied with or divided by a hundred; undefined: nothing is. */
function scaledOperand({ type, operator, left, right }) {
  if (type !== 'BinaryExpression' && type !== 'AssignmentExpression') return undefined;
  if (!/^[*/]=?$/.test(operator)) return undefined;
  if (isHundred(right)) return left;
  return operator === '*' && isHundred(left) ? right : undefined;
}

/** What is written with a fixed number of digits; undefined: nothing is. */
function fixedOperand({ type, callee }) {
  const isFixed = type === 'CallExpression' && callee.property?.name === 'toFixed';
  return isFixed ? callee.object : undefined;
}

/**
 * Places where money may become a float: amounts are whole minor units, and not every currency has a hundred of them.
 * In modules about money every scaling by a hundred and every `toFixed` counts; elsewhere those of what is named like
 * money.
 *
 * @returns {string[]} `file:line`
 */
export function findFloatMoney({ file, text, imports }) {
  if (formatter.test(file)) return [];
  const isAboutMoney = moneyFolder.test(file) || imports.some(({ specifier }) => moneyModule.test(specifier));
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    const operand = scaledOperand(node) ?? fixedOperand(node);
    if (operand && (isAboutMoney || moneyName.test(lastName(operand)))) {
      found.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
    }
    for (const key of visitorKeys[node.type] ?? []) [node[key]].flat().forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}

/** Money that could become a float in the packages, tests apart. */
export function measureFloatMoney(modules) {
  const found = modules
    .filter(({ file, isTest }) => file.startsWith('packages/') && !isTest)
    .flatMap(findFloatMoney);
  return {
    name: 'money scaled outside its formatter',
    value: found.length,
    cap: 0,
    where: found.join(' '),
  };
}
