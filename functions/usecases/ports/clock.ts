/** Now, in epoch ms. */
export type Clock = () => number;
/** A new ULID for this moment. */
export type NewId = () => string;
