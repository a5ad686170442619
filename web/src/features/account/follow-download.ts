/** Goes to an address that the browser saves as a file, so this page stays. */
export function followDownload(url: string): void {
  window.location.assign(url);
}
