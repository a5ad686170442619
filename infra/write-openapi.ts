import { writeFileSync } from 'node:fs';
import { openApi } from '#functions/contract/openapi.ts';

/** `npm run openapi`: writes the contract as docs/openapi.json. */
writeFileSync(new URL('../docs/openapi.json', import.meta.url), `${JSON.stringify(openApi(), null, 2)}\n`);
console.log('docs/openapi.json is up to date with the contract.');
