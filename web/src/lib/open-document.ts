/** Navigates to another document of the site: each public page is a document, and the application is another. */
export function openDocument(address: string): void {
  window.location.replace(address);
}
