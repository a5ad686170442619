/** Limits for reading one file. A sheet of 20,000 full rows takes a twelfth of the CPU and a fifth of the memory. */
export interface ReaderLimits {
  /** CPU time, not elapsed time, so that a busy machine refuses no valid file. */
  cpuMs: number;
  /** Peak resident memory in bytes. It includes buffers, which V8's own limit leaves out. */
  rssBytes: number;
  /** V8's heap, in MiB. */
  heapMb: number;
  /** Elapsed time. A child that is not done by then was starved of CPU, which says nothing about its file: the file is retried. */
  wallMs: number;
  /** Characters of the answer: 40 million of cells, which JSON may escape, and some overhead. */
  answerCharacters: number;
  /** Characters of one message of the answer. */
  lineCharacters: number;
}

export const readerLimits: ReaderLimits = {
  cpuMs: 25_000,
  rssBytes: 1_400_000_000,
  heapMb: 1_000,
  wallMs: 90_000,
  answerCharacters: 200_000_000,
  lineCharacters: 16_000_000,
};
