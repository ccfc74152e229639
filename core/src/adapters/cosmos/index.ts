export { cosmos } from './cosmos.ts'
export type {
  CosmosChainOption,
  CosmosKey,
  CosmosOptions,
  CosmosProvider,
  CosmosSignature,
  CosmosSigned,
  InjectedWallet,
} from './cosmos.types.ts'
