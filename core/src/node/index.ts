export type { AsyncKeyValue, KeyValue, Platform } from '../platform/platform.ts'
export { follow, viewsOf } from './follow.ts'
export { createNodePlatform, type Program } from './node-platform.ts'
