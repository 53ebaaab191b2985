import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { EffectOverDays } from './effect-over-days.tsx';
import { type Scenario, scenarioNames, simulate, simulatedDays } from './simulate.ts';
import { SimulatedFigures } from './simulated-figures.tsx';

/** Milliseconds that a day takes while they pass by themselves. */
const dayLength = 350;

/** An experiment that was made up: visitors come in day by day, and what may be said of it changes. */
export function SimulationDemo() {
  const { t } = useTranslation('ab-test-demo');
  const [scenario, setScenario] = useState<Scenario>('better');
  const [seed, setSeed] = useState(1);
  const { day, isRunning, goTo, setRunning } = useDays();
  const days = useMemo(() => simulate(scenario, seed), [scenario, seed]);
  const seen = days.slice(0, day);
  const isOver = day === simulatedDays;
  const begin = () => goTo(1);
  return (
    <section className="ab-demo-part" aria-labelledby="ab-simulation">
      <p className="ab-demo-mark">{t('simulation.mark')}</p>
      <h2 id="ab-simulation">{t('simulation.title')}</h2>
      <p className="ab-demo-words">{t('simulation.lead')}</p>
      <div className="ab-demo-fields">
        <SelectField
          label={t('simulation.scenario')}
          hint={t('simulation.scenarioHint')}
          value={scenario}
          onChange={({ target }) => {
            setScenario(scenarioNames.find((each) => each === target.value) ?? 'none');
            begin();
          }}
        >
          {scenarioNames.map((each) => (
            <option key={each} value={each}>
              {t(`scenarios.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="ab-demo-ways">
        <Button onClick={() => setRunning(!isRunning)} disabled={isOver}>
          {isRunning ? t('simulation.pause') : t('simulation.run')}
        </Button>
        <Button variant="quiet" disabled={isOver} onClick={() => goTo(day + 1)}>
          {t('simulation.next')}
        </Button>
        <Button variant="quiet" disabled={isOver} onClick={() => goTo(simulatedDays)}>
          {t('simulation.end')}
        </Button>
        <Button variant="quiet" disabled={day === 1} onClick={begin}>
          {t('simulation.again')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setSeed(seed + 1);
            begin();
          }}
        >
          {t('simulation.others')}
        </Button>
      </div>
      <SimulatedFigures looked={days[day - 1] ?? null} />
      <EffectOverDays days={seen} name={`${scenario}-${seed}`} />
    </section>
  );
}

/** Which day it is, from 1 to the last, and whether the days pass by themselves. */
function useDays() {
  const [day, setDay] = useState(1);
  const [isWanted, setRunning] = useState(false);
  const isRunning = isWanted && day < simulatedDays;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setDay((before) => Math.min(simulatedDays, before + 1)), dayLength);
    return () => clearInterval(timer);
  }, [isRunning]);
  const goTo = (wanted: number) => {
    setRunning(false);
    setDay(Math.min(simulatedDays, wanted));
  };
  return { day, isRunning, goTo, setRunning };
}
