export { cosmos } from './cosmos.ts'
export type {
  CosmosChainOption,
  CosmosKey,
  CosmosOptions,
  CosmosProvider,
  CosmosSignature,
  CosmosSigned,
  WalletPlace,
} from './cosmos.types.ts'
