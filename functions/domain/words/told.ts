/** What is wrong, and what to do. */
export interface Told {
  problem: string;
  remedy: string;
}

export const told = (problem: string, remedy: string): Told => ({ problem, remedy });
