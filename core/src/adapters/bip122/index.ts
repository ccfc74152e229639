export { type Bip122Options, bip122 } from './bip122.ts'
export type { BitcoinAddressType } from './bitcoin-address.ts'
export type {
  BitcoinProvider,
  MessageRequest,
  PsbtRequest,
  SignedMessage,
  SignedPsbt,
  SigningProtocol,
  TransferRequest,
} from './bitcoin-provider.types.ts'
