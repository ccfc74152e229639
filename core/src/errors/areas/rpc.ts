import type { ErrorArea } from '../error-area.ts'

/** Wallet and RPC codes of the specification's section 8 (EIP-1193, EIP-1474, EIP-5792); their numbers are in `rpc-codes.ts`. */
export const rpcErrors = {
  'rpc/parse': { shown: 'screen', text: 'The request could not be read' },
  'rpc/invalid-request': { shown: 'screen', text: 'The request is not valid' },
  'rpc/method-not-found': { shown: 'screen', text: 'The method does not exist' },
  'rpc/invalid-params': { shown: 'screen', text: 'The parameters are not valid' },
  'rpc/internal': { shown: 'screen', text: 'The wallet or node failed inside' },
  'rpc/invalid-input': { shown: 'screen', text: 'The input is not valid' },
  'rpc/resource-not-found': { shown: 'screen', text: 'What was asked for does not exist' },
  'rpc/resource-unavailable': { shown: 'screen', text: 'A request is already open in the wallet' },
  'rpc/transaction-rejected': { shown: 'screen', text: 'The node rejected the transaction' },
  'rpc/method-not-supported': { shown: 'screen', text: 'The method is not supported' },
  'rpc/limit-exceeded': { shown: 'screen', text: 'Too many requests; try again later' },
  'rpc/version-unsupported': { shown: 'screen', text: 'This JSON-RPC version is not supported' },
  'rpc/user-rejected': { shown: 'screen', text: 'The request was declined in the wallet' },
  'rpc/unauthorized': { shown: 'screen', text: 'The wallet has not authorized this' },
  'rpc/unsupported-method': { shown: 'screen', text: 'The wallet does not support this method' },
  'rpc/provider-disconnected': { shown: 'screen', text: 'The wallet is disconnected' },
  'rpc/chain-disconnected': {
    shown: 'screen',
    text: 'The wallet is not connected to this network',
  },
  'rpc/switch-chain': { shown: 'screen', text: 'The wallet does not know this network' },
  'rpc/unsupported-capability': { shown: 'screen', text: 'The wallet lacks a required capability' },
  'rpc/unsupported-chain-id': { shown: 'screen', text: 'The wallet does not support this network' },
  'rpc/duplicate-id': { shown: 'screen', text: 'A bundle with this id exists already' },
  'rpc/unknown-bundle-id': { shown: 'screen', text: 'No bundle with this id was sent' },
  'rpc/bundle-too-large': { shown: 'screen', text: 'The bundle is too large' },
  'rpc/atomic-upgrade-rejected': { shown: 'screen', text: 'The account upgrade was declined' },
  'rpc/atomicity-not-supported': { shown: 'screen', text: 'The wallet cannot run this as one' },
} as const satisfies ErrorArea
