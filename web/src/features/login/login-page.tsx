import { useEffect } from 'react';
import { paths } from '#web/lib/paths.ts';
import { takeSignInNext } from '#web/lib/session/sign-out.ts';
import buttonStyles from '#web/ui/button.module.css';
import { Card } from '#web/ui/page/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { EndedSession } from './ended-session.tsx';
import { GoogleMark } from './google-mark.tsx';
import styles from './login-page.module.css';
import { useLeaveForGoogle } from './use-leave-for-google.ts';

export function LoginPage() {
  const { hasFailed, leave } = useLeaveForGoogle();
  useEffect(() => {
    if (takeSignInNext()) leave();
  });
  return (
    <div className={styles.page}>
      <PageHead title="Login | TrueIn" description="Sign in with your Google account to take the assessment." />
      <Card aria-labelledby="welcome" className={styles.card}>
        <ProfileShape withRings className={styles.shape} />
        <h1 id="welcome">Welcome to TrueIn</h1>
        <p>Sign in to take the assessment and see your true shape.</p>
        <EndedSession />
        <button
          type="button"
          className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.large, styles.google)}
          onClick={leave}
        >
          <GoogleMark />
          Login with Google
        </button>
        {hasFailed && (
          <Notice tone="danger" className={styles.failure}>
            <p>We could not reach Google's sign-in page. Please check your connection and try again.</p>
          </Notice>
        )}
        <p className={styles.note}>
          We use your name, e-mail address and photo, and nothing else of your account. More in our{' '}
          <a href={paths.privacy}>privacy notice</a> and <a href={paths.terms}>terms</a>.
        </p>
      </Card>
    </div>
  );
}
