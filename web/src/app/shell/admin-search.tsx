import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { attemptsLink, batchLink, couponsLink, personLink } from '#web/lib/admin/admin-links.ts';
import { suggestBatches, suggestPeople } from '#web/lib/admin/finder.ts';
import * as words from '#web/lib/words/app/admin.ts';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import type { Suggest } from '#web/ui/form/use-suggestions.ts';

/** Suggests people, then batches, then the coupons with these words; each with the address of its screen as its id. */
async function suggest(typed: string, signal: AbortSignal): ReturnType<Suggest> {
  const [people, batches] = await Promise.all([suggestPeople(typed, signal), suggestBatches(typed, signal)]);
  const found = [
    ...people.found.map((one) => ({ ...one, id: personLink(one.id) })),
    ...batches.found.map((one) => ({ ...one, id: batchLink(one.id) })),
    { id: couponsLink(typed), text: words.searchCoupons(typed) },
  ];
  return { found, isCutOff: people.isCutOff || batches.isCutOff };
}

/** The search of all admin screens. Words that are sent without a choice lead to the only match, or to the list of all. */
export function AdminSearch() {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [to, setTo] = useState({ address: '' });
  const link = useRef<HTMLAnchorElement>(null);
  const [asked, setAsked] = useState<AbortController>();
  useEffect(() => () => asked?.abort(), [asked, pathname]);
  useEffect(() => {
    if (to.address === '') return;
    // A click, so that a screen with unsaved edits asks first.
    link.current?.click();
    document.getElementById('content')?.focus();
  }, [to]);
  const open = (address: string) => {
    setTyped('');
    setTo({ address });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const who = typed.trim();
    if (who === '') return;
    const asking = new AbortController();
    setAsked(asking);
    const { found } = await suggest(who, asking.signal).catch(() => ({ found: [] }));
    setAsked((last) => (last === asking ? undefined : last));
    if (asking.signal.aborted) return;
    const [first] = found;
    // The last one leads to the coupons, so two of them are one match.
    if (first && found.length <= 2) open(first.id);
    else open(first?.id.startsWith(batchLink('')) ? couponsLink(who) : attemptsLink({ who }));
  };
  return (
    <form
      role="search"
      aria-label={words.search.label}
      aria-busy={asked !== undefined}
      onSubmit={(event) => void submit(event)}
      className="ml-auto flex-[0_1_20rem] py-1.5 text-[0.875rem] [--control:2.5rem] aria-busy:cursor-progress max-lg:flex-1"
    >
      <Link ref={link} to={to.address} hidden />
      <FinderField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={{ typed }}
        onChange={({ id, typed: next }) => (id === undefined ? setTyped(next) : open(id))}
        suggest={suggest}
        className="[&_label]:sr-only"
      />
    </form>
  );
}
