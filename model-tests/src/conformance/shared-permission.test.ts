import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { solana } from '@latchkit/core/adapters/solana'
import { mainnet, solana as solanaMainnet } from '@latchkit/core/networks'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import {
  createSolanaWallet,
  createWallet,
  memoryPage,
  namespaceRoster,
  walletRoster,
} from '@latchkit/sandbox/wallets'
import { expect, onTestFinished, test } from 'vitest'
import { realClock, walletWindow } from './page.fixture.ts'
import { walletWindow as standardWindow } from './solana-page.fixture.ts'

type Control = {
  state(): { shared: readonly string[] }
  onChange(listener: () => void): () => void
}

/**
 * An extension for Ethereum and Solana. `one`: its permission of one namespace is that of the other.
 * `two`: each namespace has its own.
 */
type Permissions = 'one' | 'two'
function installExtension(platform: MemoryPlatform, permissions: Permissions) {
  const profile = walletRoster().find(({ id }) => id === 'foxglove')
  const keys = namespaceRoster().find(({ id }) => id === 'sunbeam')
  if (!profile || keys === undefined) throw new Error('The roster lacks a wallet.')
  const { branding, rdns } = profile
  const evm = createWallet({
    branding,
    rdns,
    keys: profile.keys,
    chains: [{ chainId: 1, name: 'Ethereum', symbol: 'ETH', rpc: 'http://127.0.0.1:9' }],
    approve: 'auto',
    page: memoryPage({ events: walletWindow(platform) }),
  })
  const standard = createSolanaWallet({
    branding,
    secrets: keys.secrets,
    network: solanaMainnet.caipNetworkId,
    rpc: null,
    approve: 'auto',
    page: memoryPage({ events: standardWindow(platform) }),
  })
  const link = (from: Control, to: Control & { revoke(): void }) => {
    let wasShared = false
    from.onChange(() => {
      const isShared = from.state().shared.length > 0
      if (wasShared && !isShared && to.state().shared.length > 0) to.revoke()
      wasShared = isShared
    })
  }
  if (permissions === 'one') {
    link(evm.control, standard.control)
    link(standard.control, evm.control)
  }
  evm.control.announce()
  standard.control.announce()
  onTestFinished(() => {
    evm.stop()
    standard.stop()
  })
  return {
    ids: { eip155: rdns, solana: branding.name },
    shared: () => [evm, standard].map(({ control }) => control.state().shared.length > 0),
  }
}

function openPage(permissions: Permissions = 'one') {
  const platform = createMemoryPlatform({
    clock: realClock,
    injected: { crypto: () => globalThis.crypto },
  })
  const extension = installExtension(platform, permissions)
  /** Each call simulates a load of the page. */
  const startKit = (): Kit => {
    const kit = createKit({
      adapters: [eip155(), solana()],
      networks: [mainnet, solanaMainnet],
      platform,
      features: { analytics: false },
    })
    onTestFinished(() => kit.stop())
    return kit
  }
  const kept = () => platform.controls.storage?.values.get('@latchkit/default/kept_permissions')
  const connectInOtherTab = (namespace: string, connectorId: string) =>
    platform.controls.storage?.set(
      `@latchkit/default/${namespace}:connected_connector_id`,
      connectorId,
    )
  return { ...extension, startKit, kept, connectInOtherTab }
}

const statuses = (kit: Kit) => [kit.account.get('eip155').status, kit.account.get('solana').status]

async function connect(kit: Kit, namespace: 'eip155' | 'solana', connectorId: string) {
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId, namespace })
  await expect.poll(() => kit.account.get(namespace).status).toBe('connected')
}

async function connectBoth(kit: Kit, ids: Readonly<Record<'eip155' | 'solana', string>>) {
  for (const namespace of ['eip155', 'solana'] as const)
    await connect(kit, namespace, ids[namespace])
}

test.each([
  ['eip155', ['disconnected', 'connected']],
  ['solana', ['connected', 'disconnected']],
] as const)(
  'a disconnect of %s keeps the other namespace of the same extension, also after a reload [V9]',
  async (namespace, expected) => {
    const { startKit, ids, shared } = openPage()
    const kit = startKit()
    await connectBoth(kit, ids)
    await kit.disconnect(namespace)
    expect([statuses(kit), shared()]).toEqual([expected, [true, true]])
    kit.stop()
    const reloaded = startKit()
    reloaded.start()
    await reloaded.ready()
    expect(statuses(reloaded)).toEqual(expected)
    await reloaded.disconnect()
    expect([statuses(reloaded), shared()]).toEqual([
      ['disconnected', 'disconnected'],
      [false, false],
    ])
  },
)

test('a disconnect of both namespaces of an extension revokes its permission [V9]', async () => {
  const { startKit, ids, shared } = openPage()
  const kit = startKit()
  await connectBoth(kit, ids)
  await kit.disconnect()
  expect([statuses(kit), shared()]).toEqual([
    ['disconnected', 'disconnected'],
    [false, false],
  ])
})

test.each([
  ['eip155', 'solana', false],
  ['solana', 'eip155', false],
  ['eip155', 'solana', true],
  ['solana', 'eip155', true],
] as const)(
  'the disconnect of %s and then of %s revokes both permissions of the extension, with a reload in between: %s [V9]',
  async (first, second, reloads) => {
    const { startKit, ids, shared, kept } = openPage('two')
    let kit = startKit()
    await connectBoth(kit, ids)
    await kit.disconnect(first)
    expect(shared()).toEqual([true, true])
    expect(kept()).toBe(JSON.stringify([{ namespace: first, connectorId: ids[first] }]))
    if (reloads) {
      kit.stop()
      kit = startKit()
      kit.start()
      await kit.ready()
    }
    await kit.disconnect(second)
    expect(statuses(kit)).toEqual(['disconnected', 'disconnected'])
    await expect.poll(() => [shared(), kept()]).toEqual([[false, false], undefined])
    kit.stop()
    const next = startKit()
    next.start()
    await next.ready()
    expect(statuses(next)).toEqual(['disconnected', 'disconnected'])
  },
)

test('a namespace that was connected again keeps its permission until the last disconnect of the extension [V9]', async () => {
  const { startKit, ids, shared, kept } = openPage('two')
  const kit = startKit()
  await connectBoth(kit, ids)
  await kit.disconnect('eip155')
  await connect(kit, 'eip155', ids.eip155)
  await kit.disconnect('solana')
  expect([statuses(kit), shared()]).toEqual([
    ['connected', 'disconnected'],
    [true, true],
  ])
  await kit.disconnect('eip155')
  expect(statuses(kit)).toEqual(['disconnected', 'disconnected'])
  await expect.poll(() => [shared(), kept()]).toEqual([[false, false], undefined])
})

test('a kept permission that another tab uses again is not revoked, also after a third tab has connected another wallet [V9]', async () => {
  const { startKit, ids, shared, kept, connectInOtherTab } = openPage('two')
  const kit = startKit()
  await connectBoth(kit, ids)
  await kit.disconnect('solana')
  const other = startKit()
  await connect(other, 'solana', ids.solana)
  expect(kept()).toBe('[]')
  connectInOtherTab('solana', 'owl')
  await kit.disconnect('eip155')
  await expect.poll(shared).toEqual([false, true])
  expect(other.account.get('solana').status).toBe('connected')
})
