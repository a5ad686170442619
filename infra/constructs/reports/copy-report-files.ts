/** `node --import tsx infra/constructs/reports/copy-report-files.ts <folder>`: copies the files that a report is made with to a bundle's folder. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackage } from './unpack-package.ts';

const [, , folder = ''] = process.argv;
const pdf = 'functions/adapters/pdf';
const typst = 'node_modules/@myriaddreamin/typst-ts-node-compiler';

for (const name of ['fonts', 'report.typ']) cpSync(join(pdf, name), join(folder, name), { recursive: true });
cpSync(typst, join(folder, typst), { recursive: true });
unpackPackage(`${typst}-linux-arm64-gnu`, { into: folder });
