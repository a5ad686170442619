import type { Network } from './network/connect-here.ts';
import type { Service } from './network/front.ts';
import type { Journal } from './services/journal.ts';

export interface CloudOptions {
  /** The folder that `cdk synth` writes. */
  assembly: string;
  /** Folder for the data of this run. */
  dataFolder: string;
  accounts: readonly { email: string; name: string }[];
  /** How many times faster than in AWS schedules, queues and the edge's cache are. */
  speed?: number;
  /** No schedule runs. */
  isUnscheduled?: boolean;
  /** Stands between the browsers and the site, for example to break the network. */
  between?: (serve: Service, cloud: BesideCloud) => Service;
  log?(line: string): void;
}

/** What a test may look at. */
export interface BesideCloud {
  /** Where the inbox is. */
  mail: string;
  unread(): Record<string, string[]>;
  journal: Journal;
}

export interface SynthesisedCloud {
  /** https://… of the site, as its visitors see it. */
  origin: string;
  signInOrigin: string;
  clientId: string;
  network: Network;
  table: { name: string; endpoint: string };
  journal: Journal;
  /** The value of a variable of the functions. */
  variable(name: string): string;
  close(): Promise<void>;
}
