export type { MountTarget } from './createContainer.ts'
export { type MountOptions, mount } from './mount.tsx'
