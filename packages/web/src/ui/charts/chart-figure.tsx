import { type ReactNode, useId, useRef } from 'react';
import { Disclosure } from '../disclosure.tsx';
import { ChartSaves } from './chart-saves.tsx';
import type { ChartTable } from './chart-table.ts';
import './charts.css';

interface ChartFigureProps {
  /** What the chart shows, as a sentence. */
  readonly finding: string;
  /** What was counted, in which unit. */
  readonly unit?: string;
  /** The same in figures. */
  readonly table?: ChartTable;
  /** What its files are called when it is taken along; missing: it is not. Its drawing is the `svg` with `data-chart`. */
  readonly file?: string;
  readonly children: ReactNode;
}

/** A chart under its finding, with the figures it was drawn from. */
export function ChartFigure({ finding, unit, table, file, children }: ChartFigureProps) {
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>{finding}</h2>
      {unit && <p className="chart-unit">{unit}</p>}
      <div className="chart-drawing" ref={drawing}>
        {children}
      </div>
      {file && table && table.rows.length > 0 && (
        <ChartSaves drawing={drawing} file={file} finding={finding} unit={unit} table={table} />
      )}
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
