export { polkadot } from './polkadot.ts'
export type {
  PolkadotOptions,
  PolkadotPayload,
  PolkadotProvider,
  PolkadotRaw,
  PolkadotSignature,
  PolkadotSigner,
} from './polkadot.types.ts'
