/**
 * Runs in the page, so it may use nothing from outside. The buttons of rows that lie beside the screen until one scrolls sideways;
 * not the one that shows a question's answers, which is the content of its column.
 */
export function rowActionsBeside(): string[] {
  const buttons = [...document.querySelectorAll(':is(tbody, main ul) button')].filter((button) =>
    button.checkVisibility(),
  );
  return buttons
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      return left < 0 || right > window.innerWidth;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !/^\d+ answers? of question/.test(name));
}
