import type { PolkadotPayload } from '../../keys/polkadot-payload.ts'
import type { ApprovalRequest } from '../wallet.types.ts'
import type { PolkadotAccount } from './context.ts'

/** A text, which is no transaction: what a person reads is without the tags that see to that. */
export const messageRequest = ({ name, address }: PolkadotAccount, wrapped: Uint8Array): ApprovalRequest => ({
  kind: 'words',
  content: {
    title: 'Sign a message',
    text: 'This costs nothing and moves nothing.',
    facts: [{ label: 'With', value: `${name}, ${address}` }],
    payload: new TextDecoder().decode(wrapped).replace(/^<Bytes>|<\/Bytes>$/g, ''),
    approve: 'Sign',
  },
})

/** What a transaction does only its chain's metadata say; the wallet shows what it is given. */
export const transactionRequest = (
  { name, address }: PolkadotAccount,
  payload: PolkadotPayload,
): ApprovalRequest => ({
  kind: 'words',
  content: {
    title: 'Sign a transaction',
    text: 'It may move what is yours.',
    facts: [
      { label: 'With', value: `${name}, ${address}` },
      { label: 'Chain', value: payload.genesisHash },
      { label: 'Number', value: String(BigInt(payload.nonce)) },
    ],
    payload: payload.method,
    approve: 'Sign',
  },
})
