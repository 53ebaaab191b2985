import { useTranslation } from 'react-i18next';
import { PromiseDrawing, promiseKinds } from './promise-drawing.tsx';
import './promises.css';

/** The three things that only premium has, each with its picture. */
export function Promises() {
  const { t } = useTranslation('plans');
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="sr-only">
        {t('gives.title')}
      </h2>
      <ul className="promises">
        {promiseKinds.map((kind) => (
          <li key={kind}>
            <PromiseDrawing kind={kind} />
            <h3>{t(`promises.${kind}.title`)}</h3>
            <p>{t(`promises.${kind}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
