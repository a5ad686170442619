import { adminMutations } from './admin-mutations.ts';
import { couponMutations } from './coupon-mutations.ts';
import { finderMutations } from './finder-mutations.ts';
import { inputMutations } from './input-mutations.ts';
import { doorMutations } from './door-mutations.ts';
import { lifecycleMutations } from './lifecycle-mutations.ts';
import { mailMutations } from './mail-mutations.ts';
import { mutations, type Mutation } from './mutations.ts';
import { nameMutations } from './name-mutations.ts';
import { presentedMutations } from './presented-mutations.ts';
import { reportMutations } from './report-mutations.ts';
import { selectionMutations } from './selection-mutations.ts';
import { sessionMutations } from './session-mutations.ts';
import { sheetMutations } from './sheet-mutations.ts';
import { webMutations } from './web-mutations.ts';

/** Every break that there is; each file has those of one subject. */
export const allMutations: readonly Mutation[] = [
  ...mutations,
  ...webMutations,
  ...adminMutations,
  ...couponMutations,
  ...finderMutations,
  ...inputMutations,
  ...lifecycleMutations,
  ...presentedMutations,
  ...doorMutations,
  ...reportMutations,
  ...mailMutations,
  ...nameMutations,
  ...selectionMutations,
  ...sessionMutations,
  ...sheetMutations,
];
