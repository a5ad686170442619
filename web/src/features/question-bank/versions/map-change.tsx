import { diffMaps } from '#functions/domain/banks/map/map-diff.ts';
import type { ParameterMap } from '#functions/domain/banks/map/parameter-map.ts';
import { NoteList } from '../note-list.tsx';
import styles from './map-change.module.css';

interface MapChangeProps {
  /** As it is now. */
  before: ParameterMap;
  after: ParameterMap;
  /** The one that is gone back to. */
  version: number;
}

/** What the report would say of the parameters that it does not say now. */
export function MapChange({ before, after, version }: MapChangeProps) {
  const notes = diffMaps(before, after);
  if (notes.length === 0) {
    return after.length === 0 ? null : (
      <p style={{ margin: 0 }}>What the report says of the parameters stays as it is.</p>
    );
  }
  return (
    <div className={styles.change}>
      <p>
        What the report says of the parameters (quotients, meanings, next steps) changes, too: version {version} has
        entries for {parameters(after.length)}, the live version for{' '}
        {before.length === 0 ? 'none' : before.length.toLocaleString('en-IN')}.
      </p>
      <NoteList title="What changes" notes={notes} />
    </div>
  );
}

function parameters(count: number): string {
  if (count === 0) return 'no parameter';
  return count === 1 ? '1 parameter' : `${count.toLocaleString('en-IN')} parameters`;
}
