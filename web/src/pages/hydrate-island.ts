import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandPrefix } from './island-prefix.ts';
import { islands } from './islands.ts';

/** Hydrates one island; resolves when it is interactive. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const name = place.dataset.island ?? '';
  const load = islands[name];
  if (!load) throw new Error(`There is no island "${name}".`);
  const island = await load();
  await new Promise<void>((done) => {
    hydrateRoot(place, createElement(island), { identifierPrefix: islandPrefix(name) });
    // Hydration is finished once the browser has painted twice.
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
