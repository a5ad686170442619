import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { type Findings, readAs } from './change-choices.ts';
import styles from './decisions.module.css';
import type { Deciding } from './use-decide.ts';

type Encoding = NonNullable<Findings['encoding']>;

const names: Record<Encoding['used'], string> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Windows, Western Europe',
  macintosh: 'Mac Roman, of older Macs',
};

/** The same text of a .csv file in each encoding that it may have: the person sees which one reads well. */
export function EncodingChoice({ encoding, decide }: Deciding & { encoding: Encoding }) {
  return (
    <ChoiceField
      label="Which of these reads well? The file does not say in which encoding it was saved."
      choices={encoding.samples.map(({ encoding: id, text }) => ({ id, text: `${text} (${names[id]})` }))}
      value={encoding.used}
      onChange={(id) => {
        const sample = encoding.samples.find((one) => one.encoding === id);
        if (sample && id !== encoding.used) {
          decide('encoding', readAs(sample.encoding), `The file is read as ${names[sample.encoding]}.`);
        }
      }}
      className={styles.encoding}
    />
  );
}
