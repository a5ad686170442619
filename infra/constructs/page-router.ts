/** Public pages, each with a document of its own: `/students` is in `students.html`, and `/` in `index.html`. */
export const publicPaths = [
  '/',
  '/students',
  '/job-seekers',
  '/self-awareness',
  '/organization',
  '/banking-solutions',
  '/contact',
  '/privacy',
  '/terms',
] as const;

/** Pages of the application, which are all in `app.html`; with what lies below them. */
export const appPaths = ['/login', '/quiz-selection', '/quiz', '/result', '/account', '/admin'] as const;

/** Paths that lead to a section of the home page; every other unknown one leads home. */
const sectionOf = { '/about': '/#about', '/services': '/' };

/**
 * Runs at CloudFront for each request to the site (JavaScript runtime 2.0): gives each path its document. By a function and not by
 * error pages, which would turn the API's 404s into pages, too. A file's ending begins with a small letter: the ids of attempts have
 * dots, too.
 */
export const pageRouter = `var publicPaths = ${JSON.stringify(publicPaths)};
var appPaths = ${JSON.stringify(appPaths)};
var sectionOf = ${JSON.stringify(sectionOf)};
function handler(event) {
  var request = event.request;
  if (/\\.[a-z][a-z0-9]*$/.test(request.uri)) return request;
  var path = request.uri.replace(/(.)\\/+$/, '$1');
  var isApp = appPaths.some(function (page) { return path === page || path.indexOf(page + '/') === 0; });
  if (path === '/') request.uri = '/index.html';
  else if (publicPaths.indexOf(path) >= 0) request.uri = path + '.html';
  else if (isApp) request.uri = '/app.html';
  else return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: sectionOf[path] || '/' } } };
  return request;
}
`;
