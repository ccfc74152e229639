import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import type { NftSource } from '../../../../core/src/domain/token/nft.ts'
import { nftsActors } from '../../../../core/src/flows/nfts/nfts.actors.ts'
import { nftsMachine } from '../../../../core/src/flows/nfts/nfts.machine.ts'
import { nftsView } from '../../../../core/src/flows/nfts/nfts.view.ts'
import { alice, bob, kitEvent, mainnet, sepolia } from '../../samples.ts'
import { scenario } from '../../walker/scenario.ts'
import { held, nftsInputs, unreadable } from './nfts.cases.ts'
import { nftsModel } from './nfts.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(nftsMachine)).toMatchFileSnapshot('nfts.inventory.txt'))

const begin = (input = nftsInputs.connected) => {
  const run = scenario(nftsModel, input)
  return { ...run, view: () => nftsView(run.snapshot(), () => {}) }
}
const account = `${mainnet.caipNetworkId}:${alice}`

describe("decision 34: the page's own source of NFTs", () => {
  test('is asked for the account that is looked at; what it told is shown, and stays while it is asked anew', async () => {
    const run = begin()
    expect([run.view().step, run.asked('readNfts')]).toEqual(['loading', [{ account }]])
    await run.answer('readNfts', [held('1')])
    await run.send({ type: 'refresh' })
    expect([run.at(), run.view()]).toMatchObject(['reading', { step: 'read', nfts: [held('1')] }])
    await run.answer('readNfts', [])
    expect(run.view()).toMatchObject({ step: 'read', nfts: [] })
  })

  test('that fails, or is silent for 10 s, has failed, and can be asked again; a late answer changes nothing', async () => {
    const run = begin()
    await run.fail('readNfts', unreadable)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'endpoint/unreadable' })
    await run.send({ type: 'retry' })
    await run.wait(timeouts.apiTimeout)
    await run.answerLate([held('old')])
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out' })
    await run.send({ type: 'retry' })
    await run.answer('readNfts', [held('1')])
    expect(run.view()).toMatchObject({ step: 'read', nfts: [held('1')] })
  })

  test('G4, O-5: is asked anew about another account or network; what comes late of the one before is dropped', async () => {
    const run = begin()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    await run.answerLate([held('old')])
    expect(run.view().step).toBe('loading')
    await run.answer('readNfts', [held('1')])
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect([run.view().step, run.asked('readNfts').at(-1)]).toEqual([
      'loading',
      { account: `${sepolia.caipNetworkId}:${bob}` },
    ])
  })

  test.each([nftsInputs.nobody, nftsInputs.nowhere])('is not asked about nobody', async (input) => {
    const run = begin(input)
    expect([run.view().step, run.asked('readNfts')]).toEqual(['absent', []])
  })

  test('hears that nobody waits any more; where there is none nothing is held', async () => {
    const signals: AbortSignal[] = []
    const silent: NftSource = (_, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    }
    const start = (nfts: NftSource | null) =>
      createActor(nftsMachine.provide({ actors: nftsActors({ nfts }) }), {
        input: nftsInputs.connected,
      }).start()
    start(silent).stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    const without = await waitFor(start(null), (state) => state.matches('read'))
    expect(without.context.nfts).toEqual([])
  })
})
