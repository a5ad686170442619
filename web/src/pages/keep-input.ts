type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields by kind and name, because an extension may have added fields of its own. */
function fieldsByKey(place: HTMLElement): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  for (const field of place.querySelectorAll<Field>('input, textarea, select')) {
    const key = `${field.type} ${field.name}`;
    found.set(key, [...(found.get(key) ?? []), field]);
  }
  return found;
}

/**
 * Keeps the fields of an island, because React draws an island again that an extension or a translation has changed.
 * @returns a function that gives what was typed, and the focus, to the new fields
 */
export function keepInput(place: HTMLElement): () => void {
  const before = fieldsByKey(place); // now, because React may write its names on the fields of an extension
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: Event) => (focused = target);
  place.addEventListener('focusin', noteFocus);
  return () => {
    place.removeEventListener('focusin', noteFocus);
    const drawn = fieldsByKey(place);
    for (const [key, fields] of before)
      for (const [index, old] of fields.entries()) {
        const field = drawn.get(key)?.[index];
        if (old.isConnected || !field) continue;
        giveValue(field, old);
        if (old === focused && document.activeElement === document.body) giveFocus(field, old);
      }
  };
}

/** As if the person did it, so that React notices: it looks at the value through a property of its own. */
function giveValue(field: Field, old: Field): void {
  if (isTick(field) && isTick(old)) {
    if (field.checked !== old.checked) field.click();
  } else if (field.value !== old.value) {
    const proto = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, old.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

function giveFocus(field: Field, old: Field): void {
  field.focus({ preventScroll: true });
  // Only fields of text tell where the cursor stands.
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement || old.selectionStart === null) return;
  field.setSelectionRange(old.selectionStart, old.selectionEnd);
}
