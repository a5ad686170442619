/* The entry of the bundle: what a version reads of what is stored. */

export { readDevice, writeDevice } from './device-storage.ts';
export { kindOf, messageKinds, storedKinds } from './stored-kinds.ts';
