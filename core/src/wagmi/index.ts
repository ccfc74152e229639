export { latchkitConnector } from './latchkit-connector.ts'
export type {
  AddChain,
  LatchkitConnector,
  WagmiConnection,
  WagmiConnectorConfig,
} from './wagmi.types.ts'
