export { type Chain, type ChainOptions, startChain } from './start-chain.ts'
export { deployToken, tokenAbi, type TokenOptions } from './token/deploy-token.ts'
