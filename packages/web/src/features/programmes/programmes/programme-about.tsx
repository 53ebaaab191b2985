import type { Programme } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import './programmes.css';

/** What a programme is, what studies found, and what to keep in mind. */
export function ProgrammeAbout({ programme }: { readonly programme: Programme }) {
  const { t } = useTranslation('programmes');
  const { about, safety, steps, days } = programme;
  return (
    <div className="programme-about">
      {about.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <section>
        <h2>{t('safety')}</h2>
        <ul className="programme-points">
          {safety.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <Disclosure title={t('steps', { count: days })}>
        <ol className="programme-steps">
          {steps.map(({ id, title, text, from, to, isOptional }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="programme-facts">
                {from === to ? t('onDay', { day: from }) : t('fromDay', { from, to })}
                {isOptional && ` · ${t('optional')}`}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Disclosure>
      <Evidence programme={programme} />
    </div>
  );
}

function Evidence({ programme: { evidence, sources } }: { readonly programme: Programme }) {
  const { t } = useTranslation('programmes');
  return (
    <Disclosure title={t('evidence')}>
      <p>{evidence}</p>
      <ul className="programme-sources">
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url === null ? (
              title
            ) : (
              <a href={url} rel="noreferrer" className="link">
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
