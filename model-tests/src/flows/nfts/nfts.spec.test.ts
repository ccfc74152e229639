import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import type { NftSource } from '../../../../core/src/domain/token/nft.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { nftsActors, nftsView } from '../../../../core/src/flows/nfts/nfts.flow.ts'
import { nftsMachine } from '../../../../core/src/flows/nfts/nfts.machine.ts'
import { createManualClock } from '../../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../../core/src/platform/memory.ts'
import { failed, fresh, loading, reloading } from '../../resource/changes.ts'
import { alice, bob, kitEvent, mainnet, sepolia, solana } from '../../samples.ts'
import { flush } from '../../walker/model-run.ts'
import { scenario } from '../../walker/scenario.ts'
import { nft, nftsInputs } from './nfts.cases.ts'
import { nftsModel } from './nfts.model.ts'

const start = (input = nftsInputs.connected) => {
  const run = scenario(nftsModel, input)
  const keys = () => [
    ...run.inputsOf('readNfts'),
    ...run.sentTo('readNfts').flatMap((sent) => ('key' in sent ? [sent.key] : [])),
  ]
  return {
    ...run,
    view: () => nftsView(run.snapshot(), () => {}),
    keys,
    lastKey: () => keys().at(-1),
  }
}
const account = `${mainnet.caipNetworkId}:${alice}`
const changed = (resource: ReturnType<typeof fresh<readonly ReturnType<typeof nft>[]>>) =>
  ({ type: 'nfts.changed', resource }) as const

describe('the view of the NFTs', () => {
  test('nfts lists the NFTs of the active account, also while they are read again', async () => {
    const run = start()
    expect([run.view().status, run.keys()]).toEqual(['loading', [account]])
    await run.sendBack(changed(loading))
    expect(run.view()).toMatchObject({ status: 'loading', data: null })
    await run.sendBack(changed(fresh([nft('1')])))
    await run.send({ type: 'refresh' })
    expect(run.sentTo('readNfts')).toEqual([{ type: 'refresh', forced: true }])
    await run.sendBack(changed(reloading([nft('1')])))
    expect(run.view()).toMatchObject({ status: 'loading', data: [nft('1')] })
    await run.sendBack(changed(fresh([])))
    expect(run.view()).toMatchObject({ status: 'fresh', data: [] })
  })

  test('nfts shows a problem until the source is read again', async () => {
    const run = start()
    await run.sendBack(changed(failed('kit/timed-out', [nft('1')])))
    const data = [nft('1')]
    expect(run.view()).toMatchObject({ status: 'failed', data, problem: 'kit/timed-out' })
    await run.sendBack(changed(reloading(data)))
    expect(run.view()).toMatchObject({ status: 'loading', data, problem: null })
  })

  test.each([nftsInputs.noAccount, nftsInputs.noNetwork])(
    'nfts reads nothing without an account or a network',
    async (input) => {
      const run = start(input)
      expect(run.keys()).toEqual([null])
      expect(run.view()).toEqual({
        status: 'idle',
        data: null,
        problem: 'data/history-without-address',
        refresh: null,
        loadMore: null,
      })
    },
  )
})

describe('the account whose NFTs are read', () => {
  const onSolana = kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId })
  const solanaAccount = (type: 'account.connected' | 'account.changed', address: string) =>
    kitEvent(type, { namespace: 'solana', address })

  test.each([
    kitEvent('account.connected', { namespace: 'eip155', address: bob }),
    kitEvent('account.changed', { namespace: 'eip155', address: bob }),
  ])('nfts reads the NFTs of the new account after $type, and of its network', async (event) => {
    const run = start()
    await run.send(event)
    expect(run.lastKey()).toBe(`${mainnet.caipNetworkId}:${bob}`)
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect(run.lastKey()).toBe(`${sepolia.caipNetworkId}:${bob}`)
  })

  test('nfts of a given namespace follows its own network, not the active one', async () => {
    const run = start({ ...nftsInputs.named, network: mainnet.caipNetworkId })
    await run.send(onSolana)
    expect(run.lastKey()).toBe(account)
    await run.send(kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect(run.lastKey()).toBe(`${sepolia.caipNetworkId}:${alice}`)
  })

  test('nfts of a given namespace without an account stores the network of its wallet', async () => {
    const run = start({ ...nftsInputs.named, addresses: {} })
    await run.send(kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId }))
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    expect(run.lastKey()).toBe(`${sepolia.caipNetworkId}:${bob}`)
  })

  test.each(['account.lost', 'account.disconnected'] as const)(
    'nfts has no account after %s and ignores that event of another namespace',
    async (type) => {
      const run = start()
      await run.sendBack(changed(fresh([nft('1')])))
      await run.send({ type, namespace: 'solana' })
      expect([run.view().status, run.lastKey()]).toEqual(['fresh', account])
      await run.send({ type, namespace: 'eip155' })
      expect([run.view().status, run.lastKey()]).toEqual(['idle', null])
    },
  )

  test('nfts stores the account of an inactive namespace and reads its NFTs once it is active', async () => {
    for (const [last, address] of [
      [solanaAccount('account.connected', 'sol'), 'sol'],
      [solanaAccount('account.changed', 'so2'), 'so2'],
      [{ type: 'account.lost', namespace: 'solana' } as const, null],
      [{ type: 'account.disconnected', namespace: 'solana' } as const, null],
    ] as const) {
      const run = start()
      await run.send(solanaAccount('account.connected', 'sol'))
      await run.send(last)
      expect(run.lastKey()).toBe(account)
      await run.send(onSolana)
      expect(run.lastKey()).toBe(address === null ? null : `${solana.caipNetworkId}:${address}`)
    }
  })
})

describe("the page's own source of NFTs [decision 34]", () => {
  const startReal = (nfts: NftSource | null) => {
    const clock = createManualClock()
    const platform = createMemoryPlatform({ clock })
    const actors = nftsActors({ nfts, platform }, { inspect: () => {} })
    const actor = createActor(nftsMachine.provide({ actors }), {
      input: nftsInputs.connected,
      clock,
    }).start()
    return { actor, clock, view: () => nftsView(actor.getSnapshot(), actor.send) }
  }
  const flushAll = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flush()
  }

  test('nfts reads the source, fails after 10 s or an error, and refresh reads again', async () => {
    const accounts: string[] = []
    const { view, clock } = startReal((owner) => {
      accounts.push(owner)
      if (accounts.length === 1) return new Promise(() => {})
      if (accounts.length === 2) throw new KitError(catalogue, 'endpoint/unreadable')
      return Promise.resolve([nft('1')])
    })
    const refresh = async () => {
      view().refresh?.()
      await flushAll()
    }
    expect(view().status).toBe('loading')
    clock.advance(timeouts.apiTimeout)
    expect(view()).toMatchObject({ status: 'failed', problem: 'kit/timed-out' })
    await refresh()
    expect(view()).toMatchObject({ status: 'failed', problem: 'endpoint/unreadable' })
    await refresh()
    expect([view(), accounts]).toMatchObject([
      { status: 'fresh', data: [nft('1')] },
      [account, account, account],
    ])
  })

  test('nfts never lists the NFTs of the previous account [G4, O-5]', async () => {
    const { actor, view } = startReal(async (owner) => [nft(owner)])
    await flushAll()
    const shown: unknown[] = []
    actor.subscribe(() => {
      const { data, status } = view()
      shown.push(data ?? status)
    })
    actor.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    await flushAll()
    expect([...new Set(shown)]).toEqual(['loading', [nft(`${mainnet.caipNetworkId}:${bob}`)]])
  })

  test('nfts aborts the read when it stops, and has an empty list without a source', async () => {
    const signals: AbortSignal[] = []
    const pending: NftSource = (_, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    }
    startReal(pending).actor.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    const { view } = startReal(null)
    await flushAll()
    expect(view()).toMatchObject({ status: 'fresh', data: [] })
  })
})
