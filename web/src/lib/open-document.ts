/** Goes to another document of the site: the public pages are documents of their own, the application is another. */
export function openDocument(address: string): void {
  window.location.replace(address);
}
