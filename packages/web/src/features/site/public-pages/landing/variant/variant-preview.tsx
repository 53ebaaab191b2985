import type { LandingContent } from '@chitta/contract';
import type { Language } from '@chitta/contract/first-page';
import { buttonClass } from '#web/ui/button.tsx';
import english from '../../locales/landing.en.json' with { type: 'json' };
import spanish from '../../locales/landing.es.json' with { type: 'json' };
import englishMore from '../../locales/landing-more.en.json' with { type: 'json' };
import spanishMore from '../../locales/landing-more.es.json' with { type: 'json' };
import { landingBlocks } from '../rows/landing-rows.tsx';
import './variant-preview.css';

/** Of both languages at once, which no other page needs. */
const words = {
  en: { ...english, ...englishMore },
  es: { ...spanish, ...spanishMore },
};

interface VariantPreviewProps {
  readonly content: LandingContent;
  readonly language: Language;
}

/** What the first page says with a variant, and in which order; where the variant says nothing, in its own words. */
export function VariantPreview({ content: { texts, blocks }, language }: VariantPreviewProps) {
  const own = words[language];
  return (
    <div className="variant-preview">
      <p className="variant-preview-title">{texts.headline?.[language] || own.title}</p>
      <p className="variant-preview-lead">{texts.lead?.[language] || own.lead}</p>
      <p className={buttonClass('primary')}>{texts.primaryCta?.[language] || own.write.read}</p>
      <ol className="variant-preview-blocks">
        {(blocks ?? landingBlocks).map((block) => (
          <li key={block}>{own[block].title}</li>
        ))}
      </ol>
      <p className={buttonClass('quiet')}>{texts.secondaryCta?.[language] || own.example.start}</p>
    </div>
  );
}
