import styles from './question-card.module.css';

/** In the place of a question when there is none left and the end could not be sent yet. */
export function FinishCard({ isTimeOver }: { isTimeOver: boolean }) {
  return (
    <section className={styles.card} aria-labelledby="finish">
      <div className={styles.content}>
        <h2 id="finish" className={styles.question}>
          {isTimeOver ? 'Your time is up.' : 'You have answered every question.'}
        </h2>
        <p className={styles.finish}>
          Your answers are safe. Your assessment is submitted by itself as soon as they have been sent; you can also
          press End Assessment to try now.
        </p>
      </div>
    </section>
  );
}
