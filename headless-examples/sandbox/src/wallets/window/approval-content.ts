import type { AskWords } from '../wallet.types.ts'
import { grouped } from './describe-approval.ts'

/** A message, word for word. */
export const messageWords = (address: string, payload: string): AskWords => ({
  title: 'Sign a message',
  text: 'This costs nothing and moves nothing.',
  facts: [{ label: 'With', value: grouped(address) }],
  payload,
  approve: 'Sign',
})

type Transaction = {
  address: string
  facts: AskWords['facts']
  payload: string | null
  sends: boolean
}

/** A transaction: signed only, or sent as well. */
export const transactionWords = ({ address, facts, payload, sends }: Transaction): AskWords => ({
  title: sends ? 'Send a transaction' : 'Sign a transaction',
  text: sends
    ? 'It is sent at once. It may move what is yours.'
    : 'Whoever has it can send it. It may move what is yours.',
  facts: [...facts, { label: 'With', value: grouped(address) }],
  payload,
  approve: sends ? 'Send' : 'Sign',
})
