import type { ApprovalRequest } from '../wallet.types.ts'
import type { CosmosWalletChain } from './chains.ts'

/** A request of a connected page to use another chain. */
export const enableRequest = (chain: CosmosWalletChain, address: string): ApprovalRequest => ({
  kind: 'custom',
  content: {
    title: `Connect on ${chain.name}`,
    text: 'The site will see your address there, too.',
    facts: [{ label: 'Account', value: address }],
    payload: null,
    approve: 'Connect',
  },
})

/** A request to add a chain that the page describes. */
export const suggestRequest = (
  { name, chainId, prefix }: CosmosWalletChain,
  chainInfo: unknown,
): ApprovalRequest => ({
  kind: 'custom',
  content: {
    title: `Add ${name}`,
    text: 'The site says how this chain is reached. The wallet cannot check it.',
    facts: [
      { label: 'Chain', value: chainId },
      { label: 'Addresses begin with', value: prefix },
    ],
    payload: JSON.stringify(chainInfo, null, 2),
    approve: 'Add chain',
  },
})

/** A request to sign a message. */
export const messageRequest = (
  chain: CosmosWalletChain,
  address: string,
  text: string,
): ApprovalRequest => ({
  kind: 'custom',
  content: {
    title: 'Sign a message',
    text: 'This costs nothing and moves nothing.',
    facts: [
      { label: 'With', value: address },
      { label: 'On', value: chain.name },
    ],
    payload: text,
    approve: 'Sign',
  },
})

/** A request to sign a document that may be a transaction. */
export const documentRequest = (
  chain: CosmosWalletChain,
  address: string,
  document: unknown,
): ApprovalRequest => ({
  kind: 'custom',
  content: {
    title: 'Sign a transaction',
    text: 'It may move what is yours.',
    facts: [
      { label: 'With', value: address },
      { label: 'On', value: chain.name },
    ],
    payload: JSON.stringify(document, toReadable, 2),
    approve: 'Sign',
  },
})

/** Replaces values that JSON cannot represent. */
const toReadable = (_: string, value: unknown) => {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Uint8Array ? `${value.length} bytes` : value
}
