export type { Eip155Options } from './chain-parts.ts'
export { eip155 } from './eip155.ts'
