/** The figures of a chart, in words. */
export interface ChartTable {
  /** Words of what opens it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Each begins with what it is of. */
  readonly rows: readonly (readonly string[])[];
}
