/** Goes to a file that the browser saves: the page stays. */
export function followDownload(url: string): void {
  window.location.assign(url);
}
