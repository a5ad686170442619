/** The public pages. Each has its own document: `/students` is in `students.html`, and `/` in `index.html`. */
export const publicPaths = [
  '/',
  '/students',
  '/job-seekers',
  '/self-awareness',
  '/organization',
  '/banking-solutions',
  '/method',
  '/contact',
  '/privacy',
  '/terms',
  '/sample-report',
] as const;

/** The pages of the application. One document, `app.html`, serves them and all paths below them. */
export const appPaths = ['/login', '/quiz-selection', '/quiz', '/result', '/account', '/reports', '/admin'] as const;

/** The files of these pages. */
const documents = ['/index.html', '/app.html', ...publicPaths.slice(1).map((path) => `${path}.html`)];

/** Paths that redirect to a section of the home page. All other unknown paths redirect to its note about them. */
const sectionOf = { '/about': '/#about', '/services': '/#services' };

/**
 * Runs at CloudFront for each request to the site (JavaScript runtime 2.0) and maps each path to its document. Error pages could do the
 * same, but they would turn the API's 404s into pages, too. A file extension begins with a lowercase letter, because the ids of attempts
 * also contain dots. A path with a page's extension (`/foo.html`, `/shop/index.php`) is routed like any other path, unless it is a
 * document of the site. Only programs request other extensions: they get the file or a 404.
 */
export const pageRouter = `var publicPaths = ${JSON.stringify(publicPaths)};
var appPaths = ${JSON.stringify(appPaths)};
var documents = ${JSON.stringify(documents)};
var sectionOf = ${JSON.stringify(sectionOf)};
function lost(path) { return '/?from=' + encodeURIComponent(path.slice(0, 82)) + '#not-found'; } // the page shows up to 81 characters
function handler(event) {
  var request = event.request;
  var isPage = /\\.(html?|php|aspx?|jsp)$/.test(request.uri) && request.uri.indexOf('/assets/') !== 0;
  if (documents.indexOf(request.uri) >= 0 || (!isPage && /\\.[a-z][a-z0-9]*$/.test(request.uri))) return request;
  var path = request.uri.replace(/(.)\\/+$/, '$1');
  var isApp = appPaths.some(function (page) { return path === page || path.indexOf(page + '/') === 0; });
  if (path === '/') request.uri = '/index.html';
  else if (publicPaths.indexOf(path) >= 0) request.uri = path + '.html';
  else if (isApp) request.uri = '/app.html';
  else return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: sectionOf[path] || lost(path) } } };
  return request;
}
`;
