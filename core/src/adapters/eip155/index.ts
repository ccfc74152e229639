export type { Eip155Options } from './chain-deps.ts'
export { eip155 } from './eip155.ts'
