/** Fields and attributes by kind and path (`attempt.batch`), each with the reason why today's code does without it. */
type GivenUp = Readonly<Record<string, string>>;

/** Of items: what today's readers do not read any more, and what today's code does not write any more because the version before does not need it. */
export const givenUp: GivenUp = {};

/** Of what the site stores on a device. */
export const givenUpOnDevice: GivenUp = {};
