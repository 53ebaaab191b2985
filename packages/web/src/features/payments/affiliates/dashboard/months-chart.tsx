import type { AffiliateMonth } from '@chitta/contract';
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { sayMonth } from './say-month.ts';

interface MonthsChartProps {
  readonly months: readonly AffiliateMonth[];
  readonly currency: string;
}

const text = { fill: 'var(--muted)', fontSize: 13 };

/** What was earned in each month. A picture alone: the table beside it says the same. */
export function MonthsChart({ months, currency }: MonthsChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...months]}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => sayMonth(month, 'short')}
          tick={text}
          tickLine={false}
          stroke="var(--line)"
          interval="equidistantPreserveStart"
        />
        <YAxis
          width="auto"
          tickCount={4}
          tickFormatter={(amount: number) => formatMoney({ amount: Math.round(amount), currency })}
          tick={text}
          tickLine={false}
          axisLine={false}
        />
        <Bar dataKey="earned" fill="var(--amber)" isAnimationActive={false} maxBarSize={36} />
      </BarChart>
    </ResponsiveContainer>
  );
}
