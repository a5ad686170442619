import { readFileSync } from 'node:fs';
import { sheetReader } from '#functions/adapters/sheet/sheet-reader.ts';
import { readerLimits } from '#functions/adapters/sheet/refuse-file.ts';

/** Reads a file in a process that a test ends: `read-once.ts <file> <ms of CPU>`. Prints the id of the reading process. */
const [file = '', cpuMs = ''] = process.argv.slice(2);
const limits = { ...readerLimits, cpuMs: Number(cpuMs) };
void sheetReader({ limits, onStarted: (pid) => console.log(pid) })(readFileSync(file), file);
