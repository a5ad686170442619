import { firm } from '#web/lib/words/firm.ts';

/** The sitemap for search engines, in the format of sitemaps.org. */
export function sitemap(paths: readonly string[]): string {
  const pages = paths.map((path) => `  <url><loc>${firm.site}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages}</urlset>\n`;
}

/** Keeps the pages behind the sign-in out of search engines. */
export function robots(): string {
  const closed = ['/admin', '/account', '/quiz', '/quiz-selection', '/result', '/reports', '/api'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${firm.site}/sitemap.xml\n`;
}
