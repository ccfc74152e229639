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
    kit.getChainId('eip155'),
    kit.getCaipNetworkId('eip155'),
    kit.getCaipNetworkId(),
  ]).toEqual([1, networkOf('eip155'), networkOf('cosmos')])
  expect([kit.getWalletInfo('eip155')?.name, kit.getWalletInfo()?.name]).toEqual([
    'eip155',
    'cosmos',
  ])
  expect([kit.getWalletProviderType('eip155'), kit.getWalletProviderType('solana')]).toEqual([
    'ANNOUNCED',
    undefined,
  ])
  expect(await kit.signMessage('words', 'eip155')).toBe('signed:words')
  await expect(kit.signMessage('words', 'solana')).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  const reads = adapters.eip155.calls.balance.length
  const balance = kit.updateNativeBalance('eip155')
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
  kit.subscribeNetwork(({ caipNetworkId }) => heard.push(caipNetworkId), 'eip155')
  kit.subscribeWalletInfo((info) => heard.push(info?.id), 'eip155')
  adapters.solana.say({ type: 'chain.changed', caipNetworkId: networkOf('solana', 2) })
  await settle()
  expect([heard, kit.getCaipNetworkId()]).toEqual([[], networkOf('solana', 2)])
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
  expect(kit.getIsConnectedState()).toBe(false)
  expect(await kit.disconnect()).toEqual([])
})
