import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import type { NftSource } from '../../../../core/src/domain/token/nft.ts'
import { nftsActors } from '../../../../core/src/flows/nfts/nfts.actors.ts'
import { nftsMachine } from '../../../../core/src/flows/nfts/nfts.machine.ts'
import { nftsView } from '../../../../core/src/flows/nfts/nfts.view.ts'
import { alice, bob, kitEvent, mainnet, sepolia, solana } from '../../samples.ts'
import { scenario } from '../../walker/scenario.ts'
import { nft, nftsInputs, unreadable } from './nfts.cases.ts'
import { nftsModel } from './nfts.model.ts'

const start = (input = nftsInputs.connected) => {
  const run = scenario(nftsModel, input)
  return { ...run, view: () => nftsView(run.snapshot(), () => {}) }
}
const account = `${mainnet.caipNetworkId}:${alice}`

describe("the page's own source of NFTs [decision 34]", () => {
  test('nfts reads the NFTs of the active account and lists them during a refresh', async () => {
    const run = start()
    expect([run.view().step, run.inputsOf('readNfts')]).toEqual(['loadingNfts', [{ account }]])
    await run.answer('readNfts', [nft('1')])
    await run.send({ type: 'refresh' })
    expect([run.statePath(), run.view()]).toMatchObject([
      'loading.refreshing',
      { step: 'loaded', nfts: [nft('1')] },
    ])
    await run.answer('readNfts', [])
    expect(run.view()).toMatchObject({ step: 'loaded', nfts: [] })
  })

  test('nfts fails after an error or 10 s, ignores late results, and retry reads again', async () => {
    const run = start()
    await run.fail('readNfts', unreadable)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'endpoint/unreadable' })
    await run.send({ type: 'retry' })
    await run.elapse(timeouts.apiTimeout)
    await run.answerLate([nft('old')])
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out' })
    await run.send({ type: 'retry' })
    await run.answer('readNfts', [nft('1')])
    expect(run.view()).toMatchObject({ step: 'loaded', nfts: [nft('1')] })
  })

  test('nfts starts again for another account or network and ignores late results of the previous one [G4, O-5]', async () => {
    const run = start()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    await run.answerLate([nft('old')])
    expect(run.view().step).toBe('loadingNfts')
    await run.answer('readNfts', [nft('1')])
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect([run.view().step, run.inputsOf('readNfts').at(-1)]).toEqual([
      'loadingNfts',
      { account: `${sepolia.caipNetworkId}:${bob}` },
    ])
    await run.answer('readNfts', [nft('2')])
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect(run.view()).toMatchObject({ step: 'loaded', nfts: [nft('2')] })
  })

  test('nfts of a given namespace follows its own network, not the active one', async () => {
    const run = start({ ...nftsInputs.named, network: mainnet.caipNetworkId })
    await run.answer('readNfts', [nft('1')])
    await run.send(kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }))
    await run.send(kitEvent('chain.changed', { caipNetworkId: mainnet.caipNetworkId }))
    expect([run.statePath(), run.inputsOf('readNfts').length]).toEqual(['loaded', 1])
    await run.send(kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect([run.view().step, run.inputsOf('readNfts').at(-1)]).toEqual([
      'loadingNfts',
      { account: `${sepolia.caipNetworkId}:${alice}` },
    ])
  })

  test('nfts of a given namespace without an account stores the network of its wallet', async () => {
    const run = start({ ...nftsInputs.named, addresses: {} })
    await run.send(kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId }))
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    expect(run.inputsOf('readNfts')).toEqual([{ account: `${sepolia.caipNetworkId}:${bob}` }])
  })

  test('a refresh aborts a running read of the NFTs and reads again', async () => {
    const run = start()
    await run.send({ type: 'refresh' })
    await run.answerLate([nft('old')])
    expect([run.view().step, run.inputsOf('readNfts').length]).toEqual(['loadingNfts', 2])
    await run.answer('readNfts', [nft('1')])
    expect(run.view()).toMatchObject({ step: 'loaded', nfts: [nft('1')] })
  })

  const onSolana = kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId })
  const solanaAccount = (type: 'account.connected' | 'account.changed', address: string) =>
    kitEvent(type, { namespace: 'solana', address })
  const changes = [
    kitEvent('account.connected', { namespace: 'eip155', address: bob }),
    kitEvent('account.changed', { namespace: 'eip155', address: bob }),
  ]

  test.each(changes)(
    'nfts clears the list and reads the NFTs of the new account after $type',
    async (event) => {
      const run = start()
      await run.answer('readNfts', [nft('1')])
      await run.send(event)
      expect([
        run.statePath(),
        run.snapshot().context.nfts,
        run.inputsOf('readNfts').at(-1),
      ]).toEqual(['loading.empty', [], { account: `${mainnet.caipNetworkId}:${bob}` }])
    },
  )

  test.each(['account.lost', 'account.disconnected'] as const)(
    'nfts clears the list after %s and ignores that event of another namespace',
    async (type) => {
      const run = start()
      await run.answer('readNfts', [nft('1')])
      await run.send({ type, namespace: 'solana' })
      expect(run.view()).toMatchObject({ step: 'loaded', nfts: [nft('1')] })
      await run.send({ type, namespace: 'eip155' })
      expect([run.statePath(), run.snapshot().context.nfts]).toEqual(['noAccount', []])
      await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
      expect(run.statePath()).toBe('noAccount')
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
      await run.send(onSolana)
      const read = run.inputsOf('readNfts').slice(1)
      const request = { account: `${solana.caipNetworkId}:${address}` }
      expect([run.view().step, read]).toEqual(
        address === null ? ['noAccount', []] : ['loadingNfts', [request]],
      )
    }
  })

  test('nfts without an account stores the network and reads the account that connects there', async () => {
    const run = start(nftsInputs.noAccount)
    await run.send(onSolana)
    await run.send(solanaAccount('account.connected', 'sol'))
    expect(run.inputsOf('readNfts')).toEqual([{ account: `${solana.caipNetworkId}:sol` }])
  })

  test.each([nftsInputs.noAccount, nftsInputs.noNetwork])(
    'nfts sends no request without an account or a network',
    async (input) => {
      const run = start(input)
      expect([run.view().step, run.inputsOf('readNfts')]).toEqual(['noAccount', []])
    },
  )

  test('nfts aborts the read when it stops, and has an empty list without a source', async () => {
    const signals: AbortSignal[] = []
    const pending: NftSource = (_, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    }
    const startNfts = (nfts: NftSource | null) =>
      createActor(nftsMachine.provide({ actors: nftsActors({ nfts }) }), {
        input: nftsInputs.connected,
      }).start()
    startNfts(pending).stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    const withoutSource = await waitFor(startNfts(null), (state) => state.matches('loaded'))
    expect(withoutSource.context.nfts).toEqual([])
  })
})
