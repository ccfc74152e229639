export type { Relay, RelayOptions } from './relay.types.ts'
export { startRelay } from './start-relay.ts'
