import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '#infra/config.ts';

/**
 * What becomes of data (table, files, people, logs) when its resource leaves a stack. Where data is kept, a create that fails still takes
 * its empty resources away, so that the next deploy finds no orphans.
 */
export const removalOf = ({ keepData }: Pick<StageConfig, 'keepData'>): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
