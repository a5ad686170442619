const noAccessLog =
  'The bucket is closed to the public, and only named functions, or CloudFront, may use it: their logs have each request. An access log of its own would be one more list of addresses and of whose report was read, which an erasure does not reach.';

/** What is said of each bucket: reasons for `acknowledge`. */
export const bucketReasons = {
  'CT.S3.PR.10':
    'Encrypted by S3 with its own keys. A key of ours would keep out nobody whom the bucket lets in, and would cost for each request.',
  'AwsSolutions-S1': noAccessLog,
  'CT.S3.PR.2': noAccessLog,
};
