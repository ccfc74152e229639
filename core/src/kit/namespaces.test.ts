import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { settle } from './kit.fixture.ts'
import { connectNamespace, createMultiNamespaceKit, networkId } from './namespaces.fixture.ts'

test('kit methods use the given namespace, or the active one if none is given', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'eip155', 'eip155')
  await connectNamespace(env, 'cosmos', 'cosmos')
  expect([
    kit.network.get('eip155').active?.id,
    kit.network.get('eip155').active?.caipNetworkId,
    kit.network.get().active?.caipNetworkId,
  ]).toEqual([1, networkId('eip155'), networkId('cosmos')])
  expect([kit.wallet.get('eip155')?.name, kit.wallet.get()?.name]).toEqual(['eip155', 'cosmos'])
  expect([kit.wallet.get('eip155')?.type, kit.wallet.get('solana')?.type]).toEqual([
    'ANNOUNCED',
    undefined,
  ])
  expect(await kit.wallet.signMessage('message', 'eip155')).toBe('signed:message')
  await expect(kit.wallet.signMessage('message', 'solana')).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  const reads = adapters.eip155.calls.balance.length
  const balance = kit.account.refreshBalance('eip155')
  await settle()
  adapters.eip155.calls.balance[reads]?.resolve({ value: '5', decimals: 18, symbol: 'ETH' })
  expect(await balance).toMatchObject({ isSuccess: true, data: { value: '5' } })
})

test('watch calls the listener at once and when the selected value changes, not for another namespace', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'eip155', 'eip155')
  await connectNamespace(env, 'solana', 'solana')
  const changes: unknown[] = []
  kit.watch(
    () => kit.network.get('eip155').active?.caipNetworkId,
    (caipNetworkId) => changes.push(caipNetworkId),
  )
  kit.watch(
    () => kit.wallet.get('eip155')?.id,
    (id) => changes.push(id),
  )
  expect(changes.splice(0)).toEqual([networkId('eip155'), 'eip155'])
  adapters.solana.emit({ type: 'chain.changed', caipNetworkId: networkId('solana', 2) })
  await settle()
  expect([changes, kit.network.get().active?.caipNetworkId]).toEqual([[], networkId('solana', 2)])
  adapters.eip155.emit({ type: 'chain.changed', caipNetworkId: networkId('eip155', 2) })
  await settle()
  adapters.eip155.emit({ type: 'disconnected' })
  await settle()
  expect(changes).toEqual([networkId('eip155', 2), undefined])
})

test('disconnect returns a result for each namespace', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  for (const namespace of ['eip155', 'solana'] as const)
    await connectNamespace(env, namespace, namespace)
  const disconnecting = kit.disconnect()
  await settle()
  adapters.eip155.calls.disconnect[0]?.resolve()
  adapters.solana.calls.disconnect[0]?.reject(new KitError(catalogue, 'rpc/internal'))
  expect(await disconnecting).toEqual([
    { namespace: 'eip155', problem: null },
    { namespace: 'solana', problem: new KitError(catalogue, 'rpc/internal').message },
  ])
  expect([kit.account.get('eip155').status, kit.account.get('solana').status]).toEqual([
    'disconnected',
    'disconnected',
  ])
  expect(await kit.disconnect()).toEqual([])
})
