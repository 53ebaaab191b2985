import type { LandingBlock } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import type { LiveReading } from '../live-reading/live-reading-protocol.ts';
import { LiveSentence } from './live-sentence.tsx';
import { nightCount, ReturningNights, returnCount } from './returning-nights.tsx';

interface RowProps {
  /** Null until it has been fetched. */
  readonly example: LiveReading | null;
}

function GroundRow({ example }: RowProps) {
  const { t } = useTranslation('landing-more');
  return (
    <section className="landing-row">
      <div>
        <h2>{t('ground.title')}</h2>
        <p>{t('ground.text')}</p>
      </div>
      <div className="landing-row-place">{example && <LiveSentence reading={example} />}</div>
    </section>
  );
}

function ReturnsRow() {
  const { t } = useTranslation('landing-more');
  return (
    <section className="landing-row">
      <div>
        <h2>{t('returns.title')}</h2>
        <p>{t('returns.text', { count: returnCount, nights: nightCount })}</p>
      </div>
      <ReturningNights />
    </section>
  );
}

function YoursRow() {
  const { t } = useTranslation('landing-more');
  return (
    <section className="landing-row">
      <h2>{t('yours.title')}</h2>
      <div>
        <p>{t('yours.text')}</p>
        <Link to={paths.privacy} className="link">
          {t('yours.link')}
        </Link>
      </div>
    </section>
  );
}

const rows: Readonly<Record<LandingBlock, ComponentType<RowProps>>> = {
  ground: GroundRow,
  returns: ReturnsRow,
  yours: YoursRow,
};

/** In which order they stand where no variant says otherwise. */
export const landingBlocks = Object.keys(rows) as LandingBlock[];

interface LandingRowsProps extends RowProps {
  readonly order: readonly LandingBlock[];
}

/** Three things to know, each shown rather than claimed. */
export function LandingRows({ example, order }: LandingRowsProps) {
  return (
    <div>
      {order.map((block) => {
        const Row = rows[block];
        return <Row key={block} example={example} />;
      })}
    </div>
  );
}
