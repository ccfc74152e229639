import { defineFlow } from '../../protocol/define.ts'
import { sendActors } from './send.actors.ts'
import { sendInput } from './send.input.ts'
import { sendMachine } from './send.machine.ts'
import { sendReactions } from './send.reactions.ts'
import { sendView } from './send.view.ts'

export type { SendLabel } from '../../domain/transfer/send-label.ts'
export type { ReceiverDoubt, SendAsset, SendReceiver, SendWarning } from './send.types.ts'

/** Sends a token: form, review, recheck, wallet request. */
export const send = defineFlow({
  id: 'send',
  title: 'Send',
  area: 'money',
  views: ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'],
  nested: true,
  option: 'features.send',
  subject: ({ id }) => id || null,
  machine: sendMachine,
  actors: sendActors,
  input: sendInput,
  view: sendView,
  reactions: sendReactions,
  listens: [
    'account.connected',
    'account.changed',
    'account.lost',
    'account.disconnected',
    'chain.changed',
    'network.changed',
    'networks.changed',
    'holdings.settled',
    'transfer.unresponsive',
    'transfer.sent',
    'transfer.rejected',
    'transfer.failed',
    'transfer.slow',
    'transfer.underpriced',
    'transfer.mismatched',
    'transfer.astray',
    'transfer.misdirected',
    'transfer.included',
    'transfer.reorganized',
    'transfer.confirmed',
    'transfer.reverted',
    'transfer.replaced',
    'transfer.dropped',
  ],
})
