import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '#infra/config.ts';

/**
 * What happens to data (table, files, people, logs) when its resource is removed from a stack. Where data is kept, a failed create still
 * deletes its empty resources, so that the next deploy finds no orphans.
 */
export const removalOf = ({ keepData }: Pick<StageConfig, 'keepData'>): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
