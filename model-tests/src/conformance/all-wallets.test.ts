import { type Directory, phoneWallet, startDirectory } from '@latchkit/sandbox/directory'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createWalletDirectory } from '../../../core/src/clients/wallet-directory/create-wallet-directory.ts'
import { limits, timeouts } from '../../../core/src/domain/constants.ts'
import { allWalletsActors } from '../../../core/src/flows/all-wallets/all-wallets.flow.ts'
import { allWalletsMachine } from '../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import { allWalletsView } from '../../../core/src/flows/all-wallets/all-wallets.view.ts'
import { allWalletsInputs } from '../flows/all-wallets/all-wallets.cases.ts'
import { createManualClock } from '../walker/manual-clock.ts'
import { nodePlatform } from './page.fixture.ts'

let service: Directory
beforeAll(async () => {
  service = await startDirectory()
})
beforeEach(() => service.faults([]))
afterAll(() => service.stop())

/** Starts the allWallets flow on the real directory client. The clock of its delays is simulated. */
function startFlow() {
  const platform = nodePlatform()
  const directory = createWalletDirectory({
    platform,
    endpoint: service.url,
    projectId: 'p1',
    adapterNamespaces: ['eip155'],
    sdkPlatform: 'html',
  })
  const clock = createManualClock()
  const actors = allWalletsActors({ directory, platform }, { inspect: () => {} })
  const machine = allWalletsMachine.provide({ actors })
  const input = { ...allWalletsInputs.withoutListedWallets, exclude: [], chains: [] }
  const actor = createActor(machine, {
    input,
    clock: { ...clock, clearTimeout: (id) => clock.clearTimeout(Number(id)) },
  }).start()
  const view = () => allWalletsView(actor.getSnapshot(), actor.send)
  const waitForView = async (step: string, rest: string | null = null) => {
    await waitFor(
      actor,
      () => view().step === step && (rest === null || Object(view()).rest === rest),
    )
    return view()
  }
  return { actor, clock, view, waitForView }
}

test('the allWallets flow loads every wallet once, page by page to the end', async () => {
  const { actor, waitForView } = startFlow()
  const counts: number[] = []
  for (
    let view = await waitForView('browsing', 'more');
    view.step === 'browsing' && view.rest !== 'end';
  ) {
    counts.push(view.wallets.length)
    view.loadMore()
    await waitFor(actor, ({ context }) => context.pages.status === 'fresh')
    view = allWalletsView(actor.getSnapshot(), actor.send)
  }
  const all = await waitForView('browsing', 'end')
  const ids = 'wallets' in all ? all.wallets.map(({ id }) => id) : []
  expect(counts[0]).toBe(limits.walletPage)
  expect([ids.length > 500, new Set(ids).size]).toEqual([true, ids.length])
  expect(all).toMatchObject({ count: ids.length })
})

test('search finds a wallet by name in the allWallets flow, and an empty search restores the list', async () => {
  const { clock, waitForView, view } = startFlow()
  await waitForView('browsing', 'more')
  view().search(' pocket ')
  clock.elapse(timeouts.walletSearchDebounce)
  const found = await waitForView('results')
  expect('wallets' in found && found.wallets.map(({ id }) => id)).toContain(phoneWallet.id)
  view().search('')
  expect(view()).toMatchObject({ step: 'browsing', rest: 'more' })
})

test('the allWallets flow fails when the directory is offline, and loads on retry', async () => {
  service.faults([{ path: '/getWallets', fails: 'offline' }])
  const { waitForView } = startFlow()
  const failed = await waitForView('failed')
  service.faults([])
  if ('retry' in failed) failed.retry()
  await waitForView('browsing', 'more')
})
