/** Downloads a file without leaving the page. */
export function followDownload(url: string): void {
  window.location.assign(url);
}
