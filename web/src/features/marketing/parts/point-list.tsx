import styles from '../marketing.module.css';

export interface Point {
  title: string;
  text: string;
}

/** The benefits of the assessment for one audience, as a list. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
