import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Adapter, ChainAdapter } from '../../../core/src/adapters/adapter.ts'
import * as bitcoin from '../../../core/src/adapters/bip122/scripted-wallet.fixture.ts'
import * as cosmos from '../../../core/src/adapters/cosmos/scripted-keplr.fixture.ts'
import { accountEntry, ada } from '../../../core/src/adapters/polkadot/keys.fixture.ts'
import * as polkadot from '../../../core/src/adapters/polkadot/scripted-extension.fixture.ts'
import { createKey } from '../../../core/src/adapters/solana/keys.fixture.ts'
import * as solana from '../../../core/src/adapters/solana/scripted-wallet.fixture.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import type { ManualClock, MemoryPlatform } from '../../../core/src/testing/index.ts'

const { signal } = new AbortController()
const never = () => new Promise(() => {})
afterEach(() => vi.unstubAllGlobals())

type Kit = { adapter: Adapter; clock: ManualClock; platform: MemoryPlatform }
/**
 * A wallet that approves every connection and never signs. `join` creates another kit on its page.
 */
type Page = {
  connectorId: string
  join(): Kit
  /** Number of listeners registered at the wallet. */
  kept(): number
  /** Revokes the permission and emits the event. */
  lock(): void
}

const families: Readonly<Record<string, () => Page>> = {
  solana() {
    const account = solana.accountOf(createKey(1))
    const wallet: solana.ScriptedWallet = solana.scriptedWallet({
      'standard:connect': () => {
        wallet.share(account)
        return { accounts: [account] }
      },
      'solana:signMessage': never,
    })
    const join = () => {
      const { announce, ...kit } = solana.startAdapter()
      kit.adapter.discover({ found: () => {} })
      announce(wallet.wallet)
      return kit
    }
    return { connectorId: 'Lumen', join, kept: wallet.listenerCount, lock: () => wallet.share() }
  },
  polkadot() {
    const extension = polkadot.scriptedExtension({ get: () => [accountEntry(ada)], signRaw: never })
    const join = () => {
      const kit = polkadot.startAdapter({ 'polkadot-js': extension.entry })
      kit.adapter.discover({ found: () => {} })
      return kit
    }
    return {
      connectorId: 'polkadot-js',
      join,
      kept: extension.listenerCount,
      lock: () => extension.emit([]),
    }
  },
  bip122() {
    const { provider, listenerCount, emit } = bitcoin.scriptedProvider({
      wallet_connect: () => bitcoin.sharedResult,
      signMessage: never,
    })
    const globals = bitcoin.listedGlobals(provider)
    const join = () => {
      const { globals: _, ...kit } = bitcoin.startAdapter(globals)
      kit.adapter.discover({ found: () => {} })
      return kit
    }
    return { connectorId: bitcoin.path, join, kept: listenerCount, lock: () => emit('disconnect') }
  },
  cosmos() {
    const state = { locked: false }
    const own = cosmos.scriptedKeplr({
      signArbitrary: never,
      getKey: () =>
        state.locked
          ? Promise.reject(new Error('Request rejected'))
          : cosmos.ada.keyResult('cosmos'),
    })
    const kits: Kit[] = []
    const join = () => {
      const kit = cosmos.startAdapter({ injected: { keplr: () => own.api } })
      kit.adapter.discover({ found: () => {} })
      kits.push(kit)
      return kit
    }
    const lock = () => {
      state.locked = true
      for (const { platform } of kits) platform.controls.emit('keplr_keystorechange')
    }
    return { connectorId: 'keplr', join, kept: () => 0, lock }
  },
}

async function connected({ adapter }: Kit, connectorId: string) {
  const chain: ChainAdapter = await adapter.load()
  const { address } = await chain.connect({ connectorId, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))
  const ended = () => events.filter(({ type }) => type === 'disconnected').length
  return { chain, address, ended }
}

describe.each(Object.keys(families))('%s', (family) => {
  const meet = () => families[family]?.() as Page

  test('stop during pending work leaves no listener, timer or unsettled promise [O1, O5]', async () => {
    const { connectorId, join, kept, lock } = meet()
    const kit = join()
    const { chain, address, ended } = await connected(kit, connectorId)
    const open = [
      chain.signMessage({ connectorId, address, message: 'x' }, signal),
      chain.resume({ connectorId: 'never here', address: null }, signal),
    ].map((asked) => expect(asked).rejects.toMatchObject({ code: 'kit/stopped' }))
    kit.adapter.stop()
    await Promise.all(open)
    lock()
    await expect.poll(kept).toBe(0)
    expect([kit.clock.pending(), kit.platform.controls.listenerCount(), ended()]).toEqual([0, 0, 0])
  })

  test('stopping one of two kits on a page does not affect the other [R24, D8]', async () => {
    const { connectorId, join, lock } = meet()
    const [one, other] = [join(), join()]
    const [gone, here] = [await connected(one, connectorId), await connected(other, connectorId)]
    one.adapter.stop()
    expect(
      here.chain.provider(connectorId, {
        address: here.address,
        caipNetworkId: toCaipNetworkId('x:y'),
      }),
    ).not.toBeNull()
    lock()
    await expect.poll(() => here.ended()).toBe(1)
    expect(gone.ended()).toBe(0)
  })

  test('a signature that arrives after the request was aborted is dropped', async () => {
    const { connectorId, join } = meet()
    const kit = join()
    const { chain, address } = await connected(kit, connectorId)
    const caller = new AbortController()
    const asked = chain.signMessage({ connectorId, address, message: 'x' }, caller.signal)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    kit.adapter.stop()
  })
})
