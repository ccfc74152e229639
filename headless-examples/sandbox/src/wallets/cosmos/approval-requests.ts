import type { ApprovalRequest } from '../wallet.types.ts'
import type { CosmosWalletChain } from './chains.ts'

/** The page is known, and wants to be let in on another chain. */
export const enableRequest = (chain: CosmosWalletChain, address: string): ApprovalRequest => ({
  kind: 'words',
  content: {
    title: `Connect on ${chain.name}`,
    text: 'The site will see your address there, too.',
    facts: [{ label: 'Account', value: address }],
    payload: null,
    approve: 'Connect',
  },
})

/** The page brings a chain of its own. */
export const suggestRequest = ({ name, chainId, prefix }: CosmosWalletChain, info: unknown): ApprovalRequest => ({
  kind: 'words',
  content: {
    title: `Add ${name}`,
    text: 'The site says how this chain is reached. The wallet cannot check it.',
    facts: [
      { label: 'Chain', value: chainId },
      { label: 'Addresses begin with', value: prefix },
    ],
    payload: JSON.stringify(info, null, 2),
    approve: 'Add chain',
  },
})

/** A text, which is no transaction. */
export const messageRequest = (chain: CosmosWalletChain, address: string, text: string): ApprovalRequest => ({
  kind: 'words',
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

/** A document that may be a transaction. */
export const documentRequest = (
  chain: CosmosWalletChain,
  address: string,
  document: unknown,
): ApprovalRequest => ({
  kind: 'words',
  content: {
    title: 'Sign a transaction',
    text: 'It may move what is yours.',
    facts: [
      { label: 'With', value: address },
      { label: 'On', value: chain.name },
    ],
    payload: JSON.stringify(document, shown, 2),
    approve: 'Sign',
  },
})

const shown = (_: string, value: unknown) => {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Uint8Array ? `${value.length} bytes` : value
}
