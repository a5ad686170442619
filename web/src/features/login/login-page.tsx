import { useSession } from '#web/lib/session.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { ProfileShape } from '#web/ui/profile-shape.tsx';
import { GoogleMark } from './google-mark.tsx';
import styles from './login-page.module.css';

export function LoginPage() {
  const { signIn } = useSession();
  return (
    <div className={styles.page}>
      <PageHead title="Login | TrueIn" description="Sign in with your Google account to take the assessment." />
      <Card aria-labelledby="welcome" className={styles.card}>
        <ProfileShape withRings className={styles.shape} />
        <h1 id="welcome">Welcome to TrueIn</h1>
        <p>Sign in to take the assessment and see your true shape.</p>
        <button
          type="button"
          className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.large, styles.google)}
          onClick={() => void signIn()}
        >
          <GoogleMark />
          Login with Google
        </button>
        <p className={styles.note}>We use your name, e-mail address and photo, and nothing else of your account.</p>
      </Card>
    </div>
  );
}
