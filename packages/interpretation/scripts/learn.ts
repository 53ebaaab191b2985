import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOfCare, readCareCorpus } from './care-corpus.ts';
import { learnCare } from './learn-care.ts';

/** Learns what findCare needs from `corpus/care` and keeps it beside the source. */
const target = join(import.meta.dirname, '..', 'src', 'care', 'learned-care.json');
const sentences = readCareCorpus();
writeFileSync(target, `${JSON.stringify(learnCare(sentences, checksumOfCare()))}\n`);
process.stdout.write(`learned from ${sentences.length} sentences\n`);
