import { Address, OutScript, type Transaction } from '@scure/btc-signer'
import { bitcoinNetwork } from '../../keys/bip122.ts'
import type { AskWords } from '../wallet.types.ts'
import { grouped } from '../window/describe-approval.ts'
import type { Inside } from './bitcoin.types.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { namesOf, referenceOf } from './networks.ts'

/** Asks in the wallet's own words; a refusal is sats-connect's -32000. */
export async function approved({ approvals }: Inside, words: AskWords): Promise<void> {
  const verdict = await approvals.request({ kind: 'words', words })
  if (!verdict.approved) throw bitcoinErrors.rejected()
}

/** Satoshi as bitcoin, exactly. */
export function bitcoinText(satoshi: bigint): string {
  const digits = satoshi.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '')
}

export const messageWords = (address: string, message: string, protocol: string): AskWords => ({
  title: 'Sign a message',
  text: 'This costs nothing and moves nothing.',
  facts: [
    { label: 'With', value: grouped(address) },
    { label: 'Manner', value: protocol },
  ],
  payload: message,
  approve: 'Sign',
})

export const transferWords = ({
  from,
  to,
  amount,
  fee,
  network,
}: Record<'from' | 'to' | 'network', string> & Record<'amount' | 'fee', bigint>): AskWords => ({
  title: 'Send bitcoin',
  text: 'Money leaves your account.',
  facts: [
    { label: 'Amount', value: `${bitcoinText(amount)} BTC` },
    { label: 'Fee', value: `${bitcoinText(fee)} BTC` },
    { label: 'To', value: grouped(to) },
    { label: 'From', value: grouped(from) },
    { label: 'Network', value: namesOf(network).sats },
  ],
  payload: null,
  approve: 'Send',
})

export const transactionWords = (
  transaction: Transaction,
  network: string,
  inputs: number,
  broadcast: boolean,
): AskWords => ({
  title: broadcast ? 'Sign and send a transaction' : 'Sign a transaction',
  text: `${inputs} of ${transaction.inputsLength} inputs are signed with your keys.`,
  facts: [...outputsOf(transaction, network), { label: 'Network', value: namesOf(network).sats }],
  payload: null,
  approve: broadcast ? 'Sign and send' : 'Sign',
})

const outputsOf = (transaction: Transaction, network: string) =>
  Array.from({ length: transaction.outputsLength }, (_, at) => {
    const { script, amount = 0n } = transaction.getOutput(at)
    return {
      label: `${bitcoinText(amount)} BTC to`,
      value: script === undefined ? 'nobody' : receiverOf(script, network),
    }
  })

/** What has no address says what it is. */
function receiverOf(script: Uint8Array, network: string): string {
  const output = OutScript.decode(script)
  try {
    return grouped(Address(bitcoinNetwork(referenceOf(network))).encode(output))
  } catch {
    return `a script (${output.type})`
  }
}

export const networkWords = (from: string, to: string): AskWords => ({
  title: 'Switch network',
  text: 'The site would like the wallet to use another network.',
  facts: [
    { label: 'Now', value: namesOf(from).sats },
    { label: 'Then', value: namesOf(to).sats },
  ],
  payload: null,
  approve: 'Switch',
})
