import { type ReactNode, useId } from 'react';
import { Disclosure } from '../disclosure.tsx';
import './charts.css';

export interface ChartTable {
  /** Words of what opens it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Each begins with what it is of. */
  readonly rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  /** What the chart shows, as a sentence. */
  readonly finding: string;
  /** What was counted, in which unit. */
  readonly unit?: string;
  /** The same in figures. */
  readonly table?: ChartTable;
  readonly children: ReactNode;
}

/** A chart under its finding, with the figures it was drawn from. */
export function ChartFigure({ finding, unit, table, children }: ChartFigureProps) {
  const id = useId();
  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>{finding}</h2>
      {unit && <p className="chart-unit">{unit}</p>}
      {children}
      {table && table.rows.length > 0 && (
        <Disclosure title={table.label}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled by a wheel is scrolled by keys. */}
          <section className="chart-table" aria-label={table.label} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name = '', ...cells]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                      <td key={index}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Disclosure>
      )}
    </section>
  );
}
