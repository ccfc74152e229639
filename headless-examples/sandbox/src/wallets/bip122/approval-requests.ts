import { Address, OutScript, type Transaction } from '@scure/btc-signer'
import { bitcoinNetwork } from '../../keys/bip122.ts'
import type { ApprovalContent } from '../wallet.types.ts'
import { groupAddress } from '../window/describe-approval.ts'
import type { BitcoinContext } from './bitcoin.types.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { namesOf, referenceOf } from './networks.ts'

/** Asks in the wallet's own words; a refusal is sats-connect's -32000. */
export async function requestApproval({ approvals }: BitcoinContext, words: ApprovalContent): Promise<void> {
  const verdict = await approvals.request({ kind: 'words', content })
  if (!verdict.approved) throw bitcoinErrors.rejected()
}

/** Satoshi as bitcoin, exactly. */
export function bitcoinText(satoshi: bigint): string {
  const digits = satoshi.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '')
}

export const messageContent = (address: string, message: string, protocol: string): ApprovalContent => ({
  title: 'Sign a message',
  text: 'This costs nothing and moves nothing.',
  facts: [
    { label: 'With', value: groupAddress(address) },
    { label: 'Manner', value: protocol },
  ],
  payload: message,
  approve: 'Sign',
})

export const transferContent = ({
  from,
  to,
  amount,
  fee,
  network,
}: Record<'from' | 'to' | 'network', string> & Record<'amount' | 'fee', bigint>): ApprovalContent => ({
  title: 'Send bitcoin',
  text: 'Money leaves your account.',
  facts: [
    { label: 'Amount', value: `${bitcoinText(amount)} BTC` },
    { label: 'Fee', value: `${bitcoinText(fee)} BTC` },
    { label: 'To', value: groupAddress(to) },
    { label: 'From', value: groupAddress(from) },
    { label: 'Network', value: namesOf(network).sats },
  ],
  payload: null,
  approve: 'Send',
})

export const transactionContent = (
  transaction: Transaction,
  network: string,
  inputs: number,
  broadcast: boolean,
): ApprovalContent => ({
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
    return groupAddress(Address(bitcoinNetwork(referenceOf(network))).encode(output))
  } catch {
    return `a script (${output.type})`
  }
}

export const networkContent = (from: string, to: string): ApprovalContent => ({
  title: 'Switch network',
  text: 'The site would like the wallet to use another network.',
  facts: [
    { label: 'Now', value: namesOf(from).sats },
    { label: 'Then', value: namesOf(to).sats },
  ],
  payload: null,
  approve: 'Switch',
})
