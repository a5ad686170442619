import { createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followTranslatedTexts } from '#web/lib/translated-texts.ts';
import { islandPrefix } from './island-prefix.ts';
import { islands } from './islands.ts';
import { keepInput } from './keep-input.ts';

followTranslatedTexts();

/** Hydrates one island; resolves when it is interactive. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const name = place.dataset.island ?? '';
  const load = islands[name];
  if (!load) throw new Error(`There is no island "${name}".`);
  const island = await load();
  const sleeping = [...place.childNodes];
  const returnInput = keepInput(place);
  await new Promise<void>((done, fail) => {
    const root = hydrateRoot(
      place,
      createElement(Drawn, { onDraw: returnInput, onReady: done }, createElement(island)),
      {
        identifierPrefix: islandPrefix(name),
        // React has emptied the island. What the person sees and has typed comes back.
        onUncaughtError: (error) =>
          setTimeout(() => {
            root.unmount();
            place.replaceChildren(...sleeping);
            fail(error as Error);
          }),
        // An extension or a translation has changed the island before: React draws it again.
        onRecoverableError: (error) => console.warn('A part of the page is drawn again', error),
      },
    );
  });
}

/** Calls `onDraw` as its children come into the page, before anybody can type into them, and `onReady` after their effects. */
function Drawn({ onDraw, onReady, children }: { onDraw: () => void; onReady: () => void; children?: ReactNode }) {
  useLayoutEffect(onDraw, [onDraw]);
  useEffect(onReady, [onReady]);
  return children;
}
