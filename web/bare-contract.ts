import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';

const noSchemas = fileURLToPath(new URL('./no-schemas.ts', import.meta.url));
const mark = '?bare';
/** Admins' pages check what is typed against the schemas themselves, before anything is sent. */
const usesSchemas = /\/web\/src\/features\/(question-bank|reports)\//;

/**
 * Leaves the schemas out of what a candidate's browser loads. The API checks every request and the site trusts its replies, so there
 * the contract only says method, path and access: 8 kB less on the quiz route.
 */
export function bareContract(): Plugin {
  return {
    name: 'bare-contract',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const isBare = importer.endsWith(mark);
      if (isBare && source === 'zod/mini') return noSchemas;
      const isSite = importer.includes('/web/src/') && !usesSchemas.test(importer);
      const isContract = source.startsWith('#functions/contract/') || (isBare && source.startsWith('./'));
      if (!isContract || !(isBare || isSite)) return null;
      const found = await this.resolve(source, isBare ? importer.slice(0, -mark.length) : importer, {
        ...options,
        skipSelf: true,
      });
      return found && { ...found, id: `${found.id}${mark}` };
    },
  };
}
