import { defineFlow } from '../../protocol/define.ts'
import { sendActors } from './send.actors.ts'
import { sendInput } from './send.input.ts'
import { sendMachine } from './send.machine.ts'
import { sendReactions } from './send.reactions.ts'
import { sendView } from './send.view.ts'

export const send = defineFlow({
  id: 'send',
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
