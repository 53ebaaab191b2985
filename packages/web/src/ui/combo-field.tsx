import { type KeyboardEvent, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import './combo-field.css';

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

interface ComboFieldProps extends FieldProps {
  /** What is chosen, in words. */
  readonly text: string;
  /** What fits the search, best first; it is asked for only while the list is open. */
  readonly search: (text: string) => readonly ComboOption[];
  readonly onChoose: (value: string) => void;
  /** What was typed, for a search that somebody else does; null once the list is closed. */
  readonly onType?: (text: string | null) => void;
  /** Says how many fit, to who cannot see the list. */
  readonly found: (count: number) => string;
  /** Said where nothing fits; null: nothing yet. */
  readonly nothing: string | null;
}

const shown = 50;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * A long list that is searched by typing: a combobox of the ARIA patterns. What was chosen stays until something else
 * is; leaving the field with words that are no choice brings it back.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, text, search, onChoose, onType, found, nothing } = props;
  const [typed, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const options = isOpen ? search(typed).slice(0, shown) : [];
  const isNothing = isOpen && options.length === 0;
  const setTyped = (value: string | null) => {
    setText(value);
    onType?.(value);
  };
  const open = (value: string) => {
    setTyped(value);
    setActive(0);
  };
  const choose = (option: ComboOption | undefined) => {
    if (option) onChoose(option.value);
    setTyped(null);
  };
  const move = (step: number) =>
    isOpen ? setActive(Math.max(0, Math.min(active + step, options.length - 1))) : open('');
  const handleKey = (event: KeyboardEvent) => {
    // Where signs are put together from several keys, these keys choose among the signs.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const isChoice = event.key === 'Enter';
    const isEscape = isOpen && event.key === 'Escape';
    if (step === undefined && !isChoice && !isEscape) return;
    event.preventDefault();
    if (step !== undefined) move(step);
    else if (isEscape) setTyped(null);
    else if (isOpen) choose(options[active]);
    else open('');
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <div className="combo">
          <span className="control-frame">
            <input
              id={id}
              type="text"
              role="combobox"
              className="control"
              autoComplete="off"
              spellCheck={false}
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              value={typed ?? text}
              onFocus={(event) => event.target.select()}
              onClick={() => isOpen || open('')}
              onChange={({ target }) => open(target.value)}
              onKeyDown={handleKey}
              onBlur={() => setTyped(null)}
            />
          </span>
          {isOpen && <ComboList id={id} label={label} options={options} active={active} onChoose={choose} />}
          {/* Always there: only what changes in a place that is known is read aloud. */}
          <p role="status" className={isNothing ? 'combo-nothing' : 'sr-only'}>
            {isNothing ? nothing : isOpen && found(options.length)}
          </p>
        </div>
      )}
    </Field>
  );
}

interface ComboListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboOption[];
  readonly active: number;
  readonly onChoose: (option: ComboOption) => void;
}

function ComboList({ id, label, options, active, onChoose }: ComboListProps) {
  return (
    // The input keeps the focus and names the active option.
    <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={label} className="combo-list">
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          tabIndex={-1}
          id={`${id}-${index}`}
          ref={(element) => {
            if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
          }}
          role="option"
          aria-selected={index === active}
          className="combo-option"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label} {option.detail && <small>{option.detail}</small>}
        </button>
      ))}
    </div>
  );
}
