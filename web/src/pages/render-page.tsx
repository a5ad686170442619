import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext } from '#web/ui/island.tsx';
import { islandPrefix } from './island-prefix.ts';
import { type BuiltFiles, PublicDocument } from './public-document.tsx';
import { publicPages } from './public-pages.ts';

export { publicPages } from './public-pages.ts';

/** The HTML of one public page: dead text, but for its islands, which are rendered as React will find them in the browser. */
export function renderPage(path: string, files: BuiltFiles): string {
  const page = publicPages[path];
  if (!page) throw new Error(`There is no public page at ${path}.`);
  const kept: { name: string; island: ReactElement }[] = [];
  const keep = (name: string, island: ReactElement) => `@@island-${kept.push({ name, island }) - 1}@@`;
  const markup = renderToStaticMarkup(
    <IslandContext value={keep}>
      <PublicDocument path={path} files={files}>
        {createElement(page)}
      </PublicDocument>
    </IslandContext>,
  );
  const whole = markup.replace(/@@island-(\d+)@@/g, (_, index: string) => {
    const { name, island } = kept[Number(index)] as (typeof kept)[number];
    return renderToString(island, { identifierPrefix: islandPrefix(name) });
  });
  return `<!doctype html>${whole}`;
}
