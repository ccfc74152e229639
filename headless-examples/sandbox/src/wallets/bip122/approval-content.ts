import { Address, OutScript, type Transaction } from '@scure/btc-signer'
import { bitcoinNetwork } from '../../keys/bip122.ts'
import type { ApprovalContent } from '../wallet.types.ts'
import { groupAddress } from '../window/describe-approval.ts'
import { namesOf, referenceOf } from './networks.ts'

/** Formats satoshi as an exact amount of bitcoin. */
export function formatBitcoin(satoshi: bigint): string {
  const digits = satoshi.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '')
}

/** Content of a request to sign a message. */
export const messageContent = (
  address: string,
  message: string,
  protocol: string,
): ApprovalContent => ({
  title: 'Sign a message',
  text: 'This costs nothing and moves nothing.',
  facts: [
    { label: 'With', value: groupAddress(address) },
    { label: 'Method', value: protocol },
  ],
  payload: message,
  approve: 'Sign',
})

/** `amount` and `fee` in satoshi; `network` is a CAIP-2 id. */
type Transfer = { from: string; to: string; amount: bigint; fee: bigint; network: string }

/** Content of a request to send bitcoin. */
export const transferContent = ({ from, to, amount, fee, network }: Transfer): ApprovalContent => ({
  title: 'Send bitcoin',
  text: 'Money leaves your account.',
  facts: [
    { label: 'Amount', value: `${formatBitcoin(amount)} BTC` },
    { label: 'Fee', value: `${formatBitcoin(fee)} BTC` },
    { label: 'To', value: groupAddress(to) },
    { label: 'From', value: groupAddress(from) },
    { label: 'Network', value: namesOf(network).sats },
  ],
  payload: null,
  approve: 'Send',
})

/** Content of a request to sign a PSBT. `inputs`: number of inputs to sign. */
export const transactionContent = (
  transaction: Transaction,
  network: string,
  inputs: number,
  broadcast: boolean,
): ApprovalContent => ({
  title: broadcast ? 'Sign and send a transaction' : 'Sign a transaction',
  text: `${inputs} of ${transaction.inputsLength} inputs are signed with your keys.`,
  facts: [...outputFacts(transaction, network), { label: 'Network', value: namesOf(network).sats }],
  payload: null,
  approve: broadcast ? 'Sign and send' : 'Sign',
})

const outputFacts = (transaction: Transaction, network: string) =>
  Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script, amount = 0n } = transaction.getOutput(index)
    return {
      label: `${formatBitcoin(amount)} BTC to`,
      value: script === undefined ? 'unknown' : formatReceiver(script, network),
    }
  })

/** The address of a script, or its type if it has none. */
function formatReceiver(script: Uint8Array, network: string): string {
  const output = OutScript.decode(script)
  try {
    return groupAddress(Address(bitcoinNetwork(referenceOf(network))).encode(output))
  } catch {
    return `a script (${output.type})`
  }
}

/** Content of a request to switch the network. `from` and `to` are CAIP-2 ids. */
export const networkContent = (from: string, to: string): ApprovalContent => ({
  title: 'Switch network',
  text: 'The site wants to switch to another network.',
  facts: [
    { label: 'From', value: namesOf(from).sats },
    { label: 'To', value: namesOf(to).sats },
  ],
  payload: null,
  approve: 'Switch',
})
