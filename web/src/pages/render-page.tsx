import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PathContext } from '#web/app/shell/site-links.tsx';
import { IslandContext } from '#web/ui/page/island.tsx';
import { islandPrefix } from './island-prefix.ts';
import { type BuiltFiles, PublicDocument, type Sheet } from './public-document.tsx';
import { publicPages } from './public-pages.ts';
import { reportPages, type SampleReport } from './report-pages.ts';

/** The paths of all prerendered pages. */
export const documentPaths = [...Object.keys(publicPages), ...Object.keys(reportPages)];

export interface PageFiles extends BuiltFiles {
  /** Styles of the pages with a report, in addition to the common ones. */
  reportStyles: readonly Sheet[];
}

/** The HTML of one public page: static, except for its islands, which are rendered as React expects them for hydration. */
export function renderPage(path: string, { reportStyles, ...files }: PageFiles, sample: SampleReport): string {
  const content = pageAt(path, sample);
  const styles = path in reportPages ? [...files.styles, ...reportStyles] : files.styles;
  const kept: { name: string; island: ReactElement }[] = [];
  const keep = (name: string, island: ReactElement) => `@@island-${kept.push({ name, island }) - 1}@@`;
  const markup = renderToStaticMarkup(
    <IslandContext value={keep}>
      <PublicDocument path={path} files={{ ...files, styles }}>
        {content}
      </PublicDocument>
    </IslandContext>,
  );
  const whole = markup.replace(/@@island-(\d+)@@/g, (_, index: string) => {
    const { name, island } = kept[Number(index)] as (typeof kept)[number];
    return renderToString(<PathContext value={path}>{island}</PathContext>, { identifierPrefix: islandPrefix(name) });
  });
  return `<!doctype html>${whole}`;
}

function pageAt(path: string, report: SampleReport): ReactElement {
  const page = publicPages[path];
  if (page) return createElement(page);
  const reportPage = reportPages[path];
  if (!reportPage) throw new Error(`There is no public page at ${path}.`);
  return createElement(reportPage, { report });
}
