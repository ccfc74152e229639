import { expect, test } from 'vitest'
import { KitError } from '../../../errors/kit-error.ts'
import { network, preparedWith, signal, startTransfer } from './scripted-chain.fixture.ts'

test.each<[string, unknown]>([
  ['is gone', { code: 4900, message: 'Disconnected' }],
  ['is gone as its session ended', new KitError('rpc/provider-disconnected')],
  ['did not answer in time across the relay', new KitError('remote/request-expired')],
  ['may not have got it across the relay', new KitError('remote/unreachable')],
  ['was updated meanwhile', new Error('Extension context invalidated.')],
  ['gave up waiting', { name: 'TimeoutError' }],
  ['says nothing we know', { code: -32603, message: 'Oops' }],
  [
    'says nothing we know in the words of a phone',
    { code: -32000, message: 'Network request failed' },
  ],
  ['says nothing', undefined],
  ['says that its node has it already', { code: -32003, message: 'already known' }],
  [
    'says that its node has it already, deep inside',
    { code: -32603, data: { message: 'Known transaction' } },
  ],
  ['says that its nonce is used', { code: -32000, message: 'nonce too low' }],
  ['says that its node took too long', { code: -32002, message: 'request timed out' }],
])('a wallet that %s may have sent it all the same', async (_, thrown) => {
  const prepared = await preparedWith()
  const fail = () => {
    throw thrown
  }
  const { money, connectorId } = await startTransfer({}, { wallet: { eth_sendTransaction: fail } })
  await expect(money.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject({
    code: 'send/unfollowed',
  })
})

test('one that is gone before it is asked has sent nothing', async () => {
  const prepared = await preparedWith()
  const gone = () => {
    throw new KitError('rpc/provider-disconnected')
  }
  const { money, connectorId } = await startTransfer({}, { wallet: { eth_accounts: gone } })
  await expect(money.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject({
    code: 'rpc/provider-disconnected',
  })
})
