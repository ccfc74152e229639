import type { PolkadotPayload } from '../../keys/polkadot-payload.ts'
import type { ApprovalRequest } from '../wallet.types.ts'
import type { PolkadotAccount } from './context.ts'

/** A request to sign a message. It shows the message without the `<Bytes>` tags. */
export const messageRequest = (
  { name, address }: PolkadotAccount,
  wrappedMessage: Uint8Array,
): ApprovalRequest => ({
  kind: 'custom',
  content: {
    title: 'Sign a message',
    text: 'This costs nothing and moves nothing.',
    facts: [{ label: 'With', value: `${name}, ${address}` }],
    payload: new TextDecoder().decode(wrappedMessage).replace(/^<Bytes>|<\/Bytes>$/g, ''),
    approve: 'Sign',
  },
})

/** A request to sign a transaction. Without chain metadata it can show the encoded call only. */
export const transactionRequest = (
  { name, address }: PolkadotAccount,
  payload: PolkadotPayload,
): ApprovalRequest => ({
  kind: 'custom',
  content: {
    title: 'Sign a transaction',
    text: 'It may move what is yours.',
    facts: [
      { label: 'With', value: `${name}, ${address}` },
      { label: 'Chain', value: payload.genesisHash },
      { label: 'Nonce', value: String(BigInt(payload.nonce)) },
    ],
    payload: payload.method,
    approve: 'Sign',
  },
})
