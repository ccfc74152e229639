import { expect, test } from 'vitest'
import { transfersReactions } from '../../../../core/src/stores/transfers/transfers.reactions.ts'
import { mainnet } from '../../samples.ts'
import { queriesOf, trackedOf } from '../../walker/react.ts'
import { first } from './transfers.cases.ts'

const network = mainnet.caipNetworkId
const account = { network, isSmartAccount: true }
const smart = queriesOf({ trackedAccount: account, isOpen: true })

test('a transfer tracks its symbol and amount, never its sender or receiver [R21]', () => {
  const { review } = first.prepared
  const event = { id: 'a', namespace: 'eip155', review }
  const sending = { ...account, token: 'ETH', amount: '1' }
  const tracked = (type: string, fields = {}) =>
    trackedOf(transfersReactions, [{ type, ...event, ...fields } as { type: string }], smart)
  expect(tracked('transfer.requested')).toEqual([['SEND_INITIATED', sending]])
  expect(tracked('transfer.sent', { hash: '0xf' })).toEqual([['SEND_SUCCESS', sending]])
  expect(tracked('transfer.rejected', { code: 'rpc/user-rejected' })).toEqual([
    ['SEND_ERROR', { ...sending, message: 'The request was declined in the wallet' }],
  ])
  expect(tracked('transfer.failed', { code: 'send/failed', cause: null })).toMatchObject([
    ['SEND_ERROR', sending],
  ])
  const duplicate = { code: 'send/already-asked', cause: null, review: null }
  expect(tracked('transfer.failed', duplicate)).toEqual([])
})
