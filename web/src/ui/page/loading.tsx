import styles from './loading.module.css';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

interface LoadingProps {
  title?: string | undefined;
  text?: string | undefined;
}

/** Fills the page while nothing else can be shown. */
export function Loading({ title = 'Loading...', text = 'Please wait while we load your content' }: LoadingProps) {
  return (
    <div role="status" className={styles.loading}>
      <ProfileShape className={styles.mark} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
