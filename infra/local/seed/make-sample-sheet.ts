import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readSampleBank, readSampleParameters, sampleSheet } from './sample-bank.ts';

const path = process.argv[2] ?? '.local/sample-bank.xlsx';
const questions = readSampleBank();

mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, sampleSheet(questions, readSampleParameters()));
console.log(`${path}: ${questions.length} questions`);
