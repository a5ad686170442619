import { type KeyboardEvent, useState } from 'react';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { Field, type FieldTexts } from './field.tsx';
import { type FinderValue, type Suggest, useSuggestions } from './use-suggestions.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface FinderFieldProps extends FieldTexts {
  /** A chosen item by its id, or words that several items may match. */
  value: FinderValue;
  onChange: (value: FinderValue) => void;
  suggest: Suggest;
  placeholder?: string | undefined;
}

/** A search field: choose from the suggestions, or search with the typed words. */
export function FinderField({ value, onChange, suggest, placeholder, ...texts }: FinderFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(-1);
  const { suggestions, status } = useSuggestions(suggest, value.typed, isOpen);
  const active = isOpen ? suggestions[place] : undefined;
  const close = () => {
    setIsOpen(false);
    setPlace(-1);
  };
  const choose = (chosen: FinderValue) => {
    onChange(chosen);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      const count = suggestions.length;
      if (count > 0) setPlace((current) => (current === -1 && by === -1 ? count - 1 : (current + by + count) % count));
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose({ id: active.id, typed: active.text });
    } else if (event.key === 'Enter') close();
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <Field {...texts}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            value={value.typed}
            placeholder={placeholder}
            maxLength={adminLimits.searchWords}
            autoComplete="off"
            spellCheck="false"
            aria-autocomplete="list"
            aria-expanded={isOpen && suggestions.length > 0}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={active && `${control.id}-${place}`}
            onChange={({ target }) => {
              onChange({ typed: target.value });
              setIsOpen(true);
              setPlace(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <ul
            id={`${control.id}-list`}
            role="listbox"
            aria-label={texts.label}
            hidden={!isOpen || suggestions.length === 0}
            className="absolute inset-x-0 top-[calc(100%_+_2px)] z-5 m-0 max-h-72 min-w-[min(16rem,100%)] list-none overflow-y-auto rounded-sm border border-line-strong bg-surface p-1 text-sm shadow-2"
          >
            {suggestions.map((one, index) => (
              <li
                key={one.id}
                id={`${control.id}-${index}`}
                role="option"
                aria-selected={index === place}
                className="min-h-11 cursor-pointer rounded-sm px-2 py-1.5 wrap-anywhere hover:[background:linear-gradient(var(--hover),var(--hover)),var(--surface)] aria-selected:[outline:2px_solid_var(--focus,currentcolor)] aria-selected:-outline-offset-2 aria-selected:[background:linear-gradient(var(--hover),var(--hover)),var(--surface)]"
                // Otherwise the field would lose the focus, and the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                // The keyboard's focus stays in the field.
                onKeyDown={onKeyDown}
                onClick={() => choose({ id: one.id, typed: one.text })}
              >
                <span>{one.text}</span>
                {one.detail && <span className="block text-xs text-quiet">{one.detail}</span>}
              </li>
            ))}
          </ul>
          {isOpen && status && suggestions.length === 0 && (
            <p className="absolute inset-x-0 top-[calc(100%_+_2px)] z-5 m-0 min-w-[min(16rem,100%)] list-none rounded-sm border border-line-strong bg-surface px-3 py-2 text-sm text-quiet shadow-2">
              {status}
            </p>
          )}
          <VisuallyHidden>
            <span role="status">{isOpen ? status : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
