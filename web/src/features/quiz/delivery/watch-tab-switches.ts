/** A page that is being unloaded is hidden, too. Only if it still exists after this time, the tab was switched. */
const graceMs = 250;

interface Settings {
  isActive: () => boolean;
  /** Called with the time of day. */
  onLeft: (since: number) => void;
  onBack: () => void;
}

/**
 * Detects each time the person leaves the tab. A reload is no tab switch; the server counts it as an entry. Returns a function that
 * ends the watch.
 */
export function watchTabSwitches({ isActive, onLeft, onBack }: Settings): () => void {
  let isGoing = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const isVisible = () => document.visibilityState === 'visible';
  const leave = (since: number) => {
    onLeft(since);
    if (isVisible()) onBack();
  };
  const onVisibility = () => {
    if (isVisible()) return onBack();
    if (isGoing || !isActive()) return;
    clearTimeout(leaving);
    leaving = setTimeout(leave, graceMs, Date.now());
  };
  const onPageHide = () => {
    isGoing = true; // some browsers hide the page before this event, some after it
    clearTimeout(leaving);
  };
  const onPageShow = () => {
    isGoing = false;
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearTimeout(leaving);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}
