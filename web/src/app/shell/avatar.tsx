import { useState } from 'react';
import styles from './avatar.module.css';

const standIn = '/avatar.svg';

/** The account's photo; a drawing if there is none, or it does not load. */
export function Avatar({ picture }: { picture: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const source = picture === undefined || picture === broken ? standIn : picture;
  return (
    <img
      src={source}
      alt=""
      width="40"
      height="40"
      referrerPolicy="no-referrer"
      className={styles.avatar}
      onError={() => setBroken(picture)}
    />
  );
}
