/** What the reading of one file may cost. A sheet of 20,000 full rows takes a twelfth of the CPU and a fifth of the memory. */
export interface ReaderLimits {
  /** Of CPU, not of time: a busy machine refuses no honest file. */
  cpuMs: number;
  /** Resident at the peak, in bytes: buffers count, which V8's own limit leaves out. */
  rssBytes: number;
  /** Of V8's heap, in MiB. */
  heapMb: number;
  /** By the clock. A child that is not done by then got no CPU, which says nothing about its file: it is tried again. */
  wallMs: number;
  /** Of the answer: 40 million characters of three bytes, and some for the marks between them. */
  answerBytes: number;
  /** Of one message in it. */
  frameBytes: number;
}

export const readerLimits: ReaderLimits = {
  cpuMs: 25_000,
  rssBytes: 1_400_000_000,
  heapMb: 1_000,
  wallMs: 90_000,
  answerBytes: 200_000_000,
  frameBytes: 16_000_000,
};
