/** A thing of schema.org, such as an Organization. */
export const thing = (type: string, properties: object) => ({ '@type': type, ...properties });

/** A thing for search engines, escaped for a script element. */
export function structuredData(about: ReturnType<typeof thing>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
}
