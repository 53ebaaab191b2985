import { useTranslation } from 'react-i18next';

const examples = ['decision', 'person', 'fear', 'returning'] as const;

/** Questions to begin with. None is in the field before it is chosen. */
export function AskExamples({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useTranslation('oracle');
  return (
    <section className="ask-examples" aria-labelledby="ask-examples">
      <h2 id="ask-examples">{t('examples.title')}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChoose(t(`examples.${example}`))}>
              {t(`examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
