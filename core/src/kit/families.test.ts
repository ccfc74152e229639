import { expect, test } from 'vitest'
import { KitError } from '../errors/kit-error.ts'
import { connectIn, createFamilies, networkOf } from './families.fixture.ts'
import { settle } from './kit.fixture.ts'

test('what is asked of a namespace is answered by it, and without one by the active one', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'eip155', 'eip155')
  await connectIn(world, 'cosmos', 'cosmos')
  expect([
    kit.network.get('eip155').active?.id,
    kit.network.get('eip155').active?.caipNetworkId,
    kit.network.get().active?.caipNetworkId,
  ]).toEqual([1, networkOf('eip155'), networkOf('cosmos')])
  expect([kit.wallet.get('eip155')?.name, kit.wallet.get()?.name]).toEqual(['eip155', 'cosmos'])
  expect([kit.wallet.get('eip155')?.type, kit.wallet.get('solana')?.type]).toEqual([
    'ANNOUNCED',
    undefined,
  ])
  expect(await kit.wallet.signMessage('words', 'eip155')).toBe('signed:words')
  await expect(kit.wallet.signMessage('words', 'solana')).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  const reads = adapters.eip155.calls.balance.length
  const balance = kit.account.refreshBalance('eip155')
  await settle()
  adapters.eip155.calls.balance[reads]?.resolve({ value: '5', decimals: 18, symbol: 'ETH' })
  expect(await balance).toMatchObject({ isSuccess: true, data: { value: '5' } })
})

test('whoever listens to a namespace hears of that one only', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'eip155', 'eip155')
  await connectIn(world, 'solana', 'solana')
  const heard: unknown[] = []
  kit.watch(
    () => kit.network.get('eip155').active?.caipNetworkId,
    (caipNetworkId) => heard.push(caipNetworkId),
  )
  kit.watch(
    () => kit.wallet.get('eip155')?.id,
    (id) => heard.push(id),
  )
  expect(heard.splice(0)).toEqual([networkOf('eip155'), 'eip155'])
  adapters.solana.say({ type: 'chain.changed', caipNetworkId: networkOf('solana', 2) })
  await settle()
  expect([heard, kit.network.get().active?.caipNetworkId]).toEqual([[], networkOf('solana', 2)])
  adapters.eip155.say({ type: 'chain.changed', caipNetworkId: networkOf('eip155', 2) })
  await settle()
  adapters.eip155.say({ type: 'disconnected' })
  await settle()
  expect(heard).toEqual([networkOf('eip155', 2), undefined])
})

test('disconnecting says of each namespace how it went', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  for (const family of ['eip155', 'solana'] as const) await connectIn(world, family, family)
  const left = kit.disconnect()
  await settle()
  adapters.eip155.calls.disconnect[0]?.resolve()
  adapters.solana.calls.disconnect[0]?.reject(new KitError('rpc/internal'))
  expect(await left).toEqual([
    { namespace: 'eip155', problem: null },
    { namespace: 'solana', problem: new KitError('rpc/internal').message },
  ])
  expect([kit.account.get('eip155').status, kit.account.get('solana').status]).toEqual([
    'disconnected',
    'disconnected',
  ])
  expect(await kit.disconnect()).toEqual([])
})
