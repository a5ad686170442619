import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '#infra/config.ts';

type Keeping = Pick<StageConfig, 'keepData' | 'isFirstDeploy'>;

/**
 * What becomes of data (table, files, people, logs) when its resource leaves a stack. Where data is kept, a create that fails still takes
 * its empty resources away, so that the next deploy finds no orphans.
 */
export const removalOf = ({ keepData }: Pick<Keeping, 'keepData'>): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/** Whether AWS refuses to delete the data by hand. Not while it is made: a create that fails could not be rolled back. */
export const isProtected = ({ keepData, isFirstDeploy = false }: Keeping): boolean => keepData && !isFirstDeploy;
