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
  const waitForStatus = async (status: string) => {
    await waitFor(actor, () => view().status === status)
    return view()
  }
  return { clock, view, waitForStatus }
}

test('the allWallets flow loads every wallet once, page by page to the end', async () => {
  const { waitForStatus } = startFlow()
  const counts: (number | undefined)[] = []
  let all = await waitForStatus('fresh')
  while (all.loadMore !== null) {
    counts.push(all.data?.wallets.length)
    all.loadMore()
    all = await waitForStatus('fresh')
  }
  const ids = all.data?.wallets.map(({ id }) => id) ?? []
  expect(counts[0]).toBe(limits.walletPage)
  expect([ids.length > 500, new Set(ids).size]).toEqual([true, ids.length])
  expect(all).toMatchObject({ step: 'browsing', data: { count: ids.length } })
})

test('search finds a wallet by name in the allWallets flow, and an empty search restores the list', async () => {
  const { clock, waitForStatus, view } = startFlow()
  await waitForStatus('fresh')
  view().search(' pocket ')
  clock.elapse(timeouts.walletSearchDebounce)
  const found = await waitForStatus('fresh')
  expect(found.data?.wallets.map(({ id }) => id)).toContain(phoneWallet.id)
  view().search('')
  expect(view()).toMatchObject({ step: 'browsing', loadMore: expect.any(Function) })
})

test('the allWallets flow fails when the directory is offline, and loads on refresh', async () => {
  service.faults([{ path: '/getWallets', fails: 'offline' }])
  const { waitForStatus } = startFlow()
  const failed = await waitForStatus('failed')
  service.faults([])
  failed.refresh?.()
  await waitForStatus('fresh')
})
