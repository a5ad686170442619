import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import styles from './audit.module.css';
import { changedFields, fieldWords } from './changed-fields.ts';

/** The fields that differ; all of it on request. */
export function AuditChanges({ entry: { before, after } }: { entry: AuditEntryView }) {
  const fields = changedFields(before, after);
  if (before === undefined && after === undefined) return '–';
  return (
    <>
      {fields.length > 0 && (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{fieldWords(field.name)}</th>
                <td>{field.before}</td>
                <td>{field.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details className={styles.raw}>
        <summary>As it is kept</summary>
        <pre>{JSON.stringify({ before, after }, undefined, 2)}</pre>
      </details>
    </>
  );
}
