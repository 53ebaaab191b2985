import type { CommunityPost, Dream, SharePostRequest } from '@chitta/contract';
import { type CommunityKind, communityKinds } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { useAttemptKey } from '#web/lib/forms/use-attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import { DreamText, type SharedText } from './dream-text.tsx';
import { useSharePost } from './sharing.api.ts';

interface ShareFormProps {
  readonly dream: Dream;
  /** A room, a circle, or neither. */
  readonly place: { readonly theme: string | null; readonly circleId: string | null };
  /** `care`: words of help for the writer, where the text may tell of real harm. */
  readonly onShared: (post: CommunityPost, care: readonly string[]) => void;
}

interface Chosen {
  readonly kind: CommunityKind;
  readonly symbols: ReadonlySet<string>;
  readonly text: SharedText;
}

/** Symbols of the dictionary: those of one's own may name people. */
const sharedSymbols = ({ recognizedSymbols }: Dream) =>
  recognizedSymbols.filter(({ kind }) => kind !== 'personal');

/** What would be sent; null where something is still to be done. */
function requestOf(
  dream: Dream,
  place: ShareFormProps['place'],
  { kind, symbols, text }: Chosen,
): SharePostRequest | null {
  const { id: dreamId, language } = dream;
  if (kind === 'reading') return { kind, dreamId, ...place };
  if (kind === 'symbols') {
    const chosen = sharedSymbols(dream)
      .map(({ id }) => id)
      .filter((id) => symbols.has(id));
    return chosen.length > 0 ? { kind, dreamId, symbols: chosen, ...place } : null;
  }
  return text.isLookedThrough ? { kind, ...text, language, ...place } : null;
}

/** Chooses what of a dream is shared. Nothing but what is chosen here leaves the journal. */
export function ShareForm({ dream, place, onShared }: ShareFormProps) {
  const { t } = useTranslation('community-share');
  const name = useId();
  const share = useSharePost();
  const keyOf = useAttemptKey();
  const offered = communityKinds.filter(
    (kind) =>
      (kind !== 'reading' || dream.reading !== null) &&
      (kind !== 'symbols' || sharedSymbols(dream).length > 0),
  );
  const [chosen, setChosen] = useState<Chosen>(() => ({
    kind: offered[0] ?? 'dream',
    symbols: new Set(sharedSymbols(dream).map(({ id }) => id)),
    text: { text: dream.content, isLookedThrough: false },
  }));
  const body = requestOf(dream, place, chosen);
  async function send() {
    if (body === null || share.isPending) return;
    const shared = await share.mutateAsync({ body, key: keyOf(body) }).catch(() => null);
    if (shared) onShared(shared.post, shared.care?.words ?? []);
  }
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="community-choices">
        <legend className="field-label">{t('what')}</legend>
        {offered.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={name}
              checked={chosen.kind === kind}
              onChange={() => setChosen({ ...chosen, kind })}
            />
            <span>
              {t(`kinds.${kind}`)}
              <span className="field-hint">{t(`kindHints.${kind}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {chosen.kind === 'reading' && dream.reading && (
        <div className="community-body" lang={dream.language}>
          {dream.reading.sentences.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {chosen.kind === 'symbols' && (
        <Symbols
          dream={dream}
          chosen={chosen.symbols}
          onChange={(symbols) => setChosen({ ...chosen, symbols })}
        />
      )}
      {chosen.kind === 'dream' && (
        <DreamText
          language={dream.language}
          value={chosen.text}
          onChange={(text) => setChosen({ ...chosen, text })}
        />
      )}
      {share.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(share.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={share.isPending} disabled={body === null}>
          {t('go')}
        </Button>
      </p>
    </form>
  );
}

interface SymbolsProps {
  readonly dream: Dream;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

function Symbols({ dream, chosen, onChange }: SymbolsProps) {
  const { t } = useTranslation('community-share');
  return (
    <fieldset className="community-choices">
      <legend className="field-label">{t('symbols')}</legend>
      {sharedSymbols(dream).map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={({ target }) => {
              const next = new Set(chosen);
              if (target.checked) next.add(id);
              else next.delete(id);
              onChange(next);
            }}
          />
          <span lang={dream.language}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
