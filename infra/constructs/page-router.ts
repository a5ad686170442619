/**
 * Runs at CloudFront for each request to the site (JavaScript runtime 2.0): a path without a file's ending is a page of the application, and
 * every page is in `index.html`. By a function and not by error pages, which would turn the API's 404s into pages, too. An ending begins with
 * a small letter: the ids of attempts have dots, too.
 */
export const spaFallback = `function handler(event) {
  const request = event.request;
  if (!/\\.[a-z][a-z0-9]*$/.test(request.uri)) request.uri = '/index.html';
  return request;
}
`;
