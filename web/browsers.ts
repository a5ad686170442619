/** The oldest browsers that the site is built for. */
export const browsers = ['chrome100', 'safari15.4', 'firefox100'];
