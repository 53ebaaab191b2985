/** One measured figure beside its budget. Figures of one run are comparable, those of two machines are not. */
export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Largest (`at most`) or smallest (`at least`) value allowed. */
  readonly budget: { readonly kind: 'at most' | 'at least'; readonly value: number };
}

/** A benchmark file exports `run` of this type. */
export type Bench = () => Promise<BenchResult[]>;

export function isMet({ value, budget }: BenchResult): boolean {
  return budget.kind === 'at most' ? value <= budget.value : value >= budget.value;
}
