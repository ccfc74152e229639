export { type MountOptions, mount } from './mount.tsx'
export type { Where } from './placeOf.ts'
