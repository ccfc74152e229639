export { waitForReceipt } from '../base/wait-for-receipt.ts'
export { type ContractAccount, createContractAccount } from './account/create-contract-account.ts'
export { type Chain, type ChainOptions, startChain } from './start-chain.ts'
export { deployToken, type TokenOptions, tokenAbi } from './token/deploy-token.ts'
