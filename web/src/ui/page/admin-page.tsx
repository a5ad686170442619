import { type ReactNode, type Ref } from 'react';
import styles from './admin-page.module.css';
import { PageHead } from './page-head.tsx';

interface AdminPageProps {
  title: string;
  /** The purpose of the page, in a sentence. */
  about?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** For moving the focus back to the top. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** The frame of every admin screen: dense and calm. */
export function AdminPage({ title, about, actions, titleRef, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={`${title} | TrueIn`} />
      <header className={styles.header}>
        <div>
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
