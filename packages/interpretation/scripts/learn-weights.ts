import { shareOf } from '../src/care/score-care.ts';

/** One text as its features, and whether it belongs to what is learned. */
export interface LearningExample {
  readonly hashes: readonly number[];
  readonly isPositive: boolean;
  readonly importance: number;
}

export interface LearnedWeights {
  readonly bias: number;
  readonly weights: Float64Array;
}

const rounds = 60;
const firstStep = 0.5;

/**
 * Logistic regression with a quadratic penalty (`strength` is its inverse weight), by adaptive gradient steps in a fixed order:
 * the same examples give the same weights.
 */
export function learnWeights(
  examples: readonly LearningExample[],
  count: number,
  strength: number,
): LearnedWeights {
  const state: State = {
    weights: new Float64Array(count),
    squares: new Float64Array(count).fill(1e-6),
    bias: 0,
    biasSquares: 1e-6,
  };
  const penalty = 1 / (strength * examples.length);
  const order = shuffled(examples.length);
  for (let round = 0; round < rounds; round += 1)
    for (const at of order) step(state, examples[at] as LearningExample, penalty);
  return { bias: state.bias, weights: state.weights };
}

interface State {
  readonly weights: Float64Array;
  /** Sums of the squares of all gradients so far: the larger, the smaller the next step. */
  readonly squares: Float64Array;
  bias: number;
  biasSquares: number;
}

/** Moves the weights of one example's features against its error. */
function step(state: State, { hashes, isPositive, importance }: LearningExample, penalty: number): void {
  const { weights, squares } = state;
  const scale = shareOf(hashes.length);
  let score = state.bias;
  for (const hash of hashes) score += (weights[hash] ?? 0) * scale;
  const error = (1 / (1 + Math.exp(-score)) - Number(isPositive)) * importance;
  state.biasSquares += error * error;
  state.bias -= (firstStep * error) / Math.sqrt(state.biasSquares);
  for (const hash of hashes) {
    const gradient = error * scale + penalty * (weights[hash] ?? 0);
    const sum = (squares[hash] ?? 0) + gradient * gradient;
    squares[hash] = sum;
    weights[hash] = (weights[hash] ?? 0) - (firstStep * gradient) / Math.sqrt(sum);
  }
}

/** Numbers below `count` in an order that is always the same. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = 20_261_122;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}
