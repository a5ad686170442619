import { Figure, MeasuredProfile } from './figure.tsx';
import styles from './figure.module.css';
import { type Profile, profilePath } from './profile-geometry.ts';

const opinions: Profile[] = [
  [0.98, 0.95, 0.5, 0.9, 0.6],
  [0.6, 0.5, 0.98, 0.98, 0.98],
];

/** Opinions about a person, dashed, over the measured shape. */
export function ObjectivityFigure({ profile }: { profile: Profile }) {
  return (
    <Figure width={206} height={92}>
      <g transform="translate(43 48)">
        {opinions.map((opinion, at) => (
          <path key={at} className={styles.dashed} d={profilePath(opinion)} />
        ))}
      </g>
      <g transform="translate(160 48)">
        {[0.5, 1].map((ring) => (
          <path key={ring} className={styles.outline} d={profilePath([ring, ring, ring, ring, ring])} />
        ))}
        <MeasuredProfile profile={profile} />
      </g>
    </Figure>
  );
}
