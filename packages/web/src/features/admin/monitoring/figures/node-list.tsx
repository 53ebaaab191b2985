import type { MonitoredNode } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import {
  formatBytes,
  formatCount,
  formatMilliseconds,
  formatMoment,
  formatSeconds,
  secondsBetween,
} from '../formats.ts';
import { type MonitoringState, StateMark } from '../state-mark.tsx';

const stateOfNode: Readonly<Record<MonitoredNode['state'], MonitoringState>> = {
  up: 'ok',
  stopped: 'warning',
  gone: 'alarm',
};

interface NodeListProps {
  readonly nodes: readonly MonitoredNode[];
  /** When the figures were read. */
  readonly at: string;
}

/** Each node that was heard of within a day, and how it said to be doing. */
export function NodeList({ nodes, at }: NodeListProps) {
  const { t } = useTranslation('monitoring');
  return (
    <section className="settings-section">
      <h2>{t('nodes.title')}</h2>
      {nodes.length === 0 && <p className="text-muted">{t('nodes.none')}</p>}
      <ul className="node-list">
        {nodes.map((node) => (
          <li key={node.name}>
            <h3>{node.name}</h3>
            <p>
              <StateMark state={stateOfNode[node.state]} words={t(`nodes.state.${node.state}`)} />
            </p>
            <NodeFacts node={node} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NodeFacts({ node, at }: { readonly node: MonitoredNode; readonly at: string }) {
  const { t } = useTranslation('monitoring');
  const { pool } = node;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('nodes.version'), node.version],
    [t('nodes.started'), formatMoment(node.startedAt)],
    [t('nodes.seen'), t('ago', { time: formatSeconds(secondsBetween(node.seenAt, at)) })],
    [
      t('nodes.pool'),
      t('nodes.poolUsed', {
        used: formatCount(pool.used),
        open: formatCount(pool.open),
        waiting: formatCount(pool.waiting),
      }),
    ],
    [
      t('nodes.heap'),
      t('of', { some: formatBytes(node.heapUsedBytes), all: formatBytes(node.heapLimitBytes) }),
    ],
    [t('nodes.memory'), formatBytes(node.residentBytes)],
    [t('nodes.delay'), formatMilliseconds(node.eventLoopDelayMs)],
    [t('nodes.disk'), formatBytes(node.freeDiskBytes)],
  ];
  return (
    <dl className="monitoring-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
