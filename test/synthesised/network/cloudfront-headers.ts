/** What CloudFront adds to a reply. The id is new in each. */
export const fromCloudFront = (id: number) => ({
  date: new Date(1_795_000_000_000 + id * 25_000).toUTCString(),
  'x-cache': 'Miss from cloudfront',
  via: '1.1 0123456789abcdef0123456789abcdef.cloudfront.net (CloudFront)',
  'x-amz-cf-pop': 'BOM54-P1',
  'x-amz-cf-id': `${id}`.padStart(56, 'xYz0-'),
});
