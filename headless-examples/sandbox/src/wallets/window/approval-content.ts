import type { ApprovalContent } from '../wallet.types.ts'
import { groupAddress } from './describe-approval.ts'

/** Content of a request to sign a message. `payload`: the message. */
export const messageContent = (address: string, payload: string): ApprovalContent => ({
  title: 'Sign a message',
  text: 'This costs nothing and moves nothing.',
  facts: [{ label: 'With', value: groupAddress(address) }],
  payload,
  approve: 'Sign',
})

type Transaction = {
  address: string
  facts: ApprovalContent['facts']
  payload: string | null
  sends: boolean
}

/** Content of a request to sign a transaction, or to sign and send it. */
export const transactionContent = ({
  address,
  facts,
  payload,
  sends,
}: Transaction): ApprovalContent => ({
  title: sends ? 'Send a transaction' : 'Sign a transaction',
  text: sends
    ? 'It is sent at once. It may move what is yours.'
    : 'Whoever has it can send it. It may move what is yours.',
  facts: [...facts, { label: 'With', value: groupAddress(address) }],
  payload,
  approve: sends ? 'Send' : 'Sign',
})
