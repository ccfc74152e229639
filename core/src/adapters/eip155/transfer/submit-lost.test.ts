import { expect, test } from 'vitest'
import { catalogue } from '../../../errors/catalogue.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { network, prepareTransfer, signal, startTransferClient } from './scripted-chain.fixture.ts'

test.each<[string, unknown]>([
  ['is disconnected', { code: 4900, message: 'Disconnected' }],
  [
    'is disconnected because its session ended',
    new KitError(catalogue, 'rpc/provider-disconnected'),
  ],
  ['is remote and did not respond in time', new KitError(catalogue, 'remote/request-expired')],
  ['is remote and unreachable', new KitError(catalogue, 'remote/unreachable')],
  ['was updated while the request was open', new Error('Extension context invalidated.')],
  ['throws a TimeoutError', { name: 'TimeoutError' }],
  ['throws an internal error', { code: -32603, message: 'Oops' }],
  ['throws an unspecific network error', { code: -32000, message: 'Network request failed' }],
  ['throws undefined', undefined],
  [
    'reports that the node already knows the transaction',
    { code: -32003, message: 'already known' },
  ],
  [
    'reports a known transaction in a nested error',
    { code: -32603, data: { message: 'Known transaction' } },
  ],
  ['reports a used nonce', { code: -32000, message: 'nonce too low' }],
  ['reports a timeout of its node', { code: -32002, message: 'request timed out' }],
])('submit throws send/unfollowed if the wallet %s', async (_, thrown) => {
  const prepared = await prepareTransfer()
  const fail = () => {
    throw thrown
  }
  const { client, connectorId } = await startTransferClient(
    {},
    { wallet: { eth_sendTransaction: fail } },
  )
  await expect(client.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject({
    code: 'send/unfollowed',
  })
})

test('submit throws rpc/provider-disconnected if the wallet is disconnected before the request', async () => {
  const prepared = await prepareTransfer()
  const disconnected = () => {
    throw new KitError(catalogue, 'rpc/provider-disconnected')
  }
  const { client, connectorId } = await startTransferClient(
    {},
    { wallet: { eth_accounts: disconnected } },
  )
  await expect(client.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject({
    code: 'rpc/provider-disconnected',
  })
})
