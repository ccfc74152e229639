import { page } from 'vitest/browser'
import { hasQuery } from '../../../../core/src/flows/all-wallets/all-wallets.context.ts'
import { createFakeKit } from '../../rendered-walk/fake-kit.ts'
import { flowOfRun } from '../../rendered-walk/flows.ts'
import {
  button,
  dialog,
  expectValue,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { fox, lynx } from '../../samples.ts'
import type { ModelRun } from '../../walker/model-run.ts'
import { allWalletsCases, wallet } from './all-wallets.cases.ts'
import { allWalletsModel } from './all-wallets.model.ts'

const entry = { key: 'AllWallets-1', view: 'AllWallets', data: null } as const
const again = () => button('Try again')
const state = ({ actor }: ModelRun) => actor.getSnapshot()
/** The accessible name of an installed wallet includes its mark. */
const tile = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
/** Longer than the screen: the next page is not requested before the visitor scrolls. */
const crowd = Array.from({ length: 120 }, (_, at) => wallet(`wallet-${at}`))
const pages = [
  { output: { wallets: crowd, count: 400 } },
  { output: { wallets: crowd.slice(0, 1), count: 1 } },
]

/** Contexts that render the same screen. */
const drawn = {
  ...allWalletsModel,
  cases: { ...allWalletsCases, 'xstate.done.actor.loadPage': pages },
  project: (context: Parameters<typeof allWalletsModel.project>[0]) => [
    hasQuery(context),
    context.loadedWallets.length,
    context.ended,
  ],
}

/** Scrolls to the end of the grid, which requests the next page. */
const scrollDown = async (run: ModelRun) => {
  page.getByRole('grid').element().scrollIntoView({ block: 'end' })
  await expectValue(() => state(run).matches({ browsing: 'idle' }), false)
}
/** A wallet at the start of the list. */
const pickLynx = () => {
  page.getByRole('grid').element().scrollIntoView({ block: 'start' })
  return tile(/^Lynx/).click()
}
/** Scrolls until the wallet is rendered: the grid renders visible rows only. */
const seesList = () => expectVisible(page.getByRole('grid').getByRole('button').first())

walkRendered(drawn, {
  kit(run) {
    const flows = flowOfRun(entry.key, run)
    return createFakeKit(run, {
      state: ({ connections, router }) => ({
        connections: { ...connections, connectors: [fox] },
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    search:
      (_, { text }) =>
      () =>
        page.getByRole('searchbox', { name: 'Search wallets' }).fill(text),
    'certified.set': (run, { on }) =>
      state(run).context.certified === on ? null : () => button('Certified wallets only').click(),
    clear: (run) =>
      state(run).matches({ searching: 'empty' }) ? () => button('Clear search').click() : null,
    loadMore: (run) =>
      state(run).matches({ browsing: 'failed' }) ? () => again().click() : () => scrollDown(run),
    retry: () => () => again().click(),
    pick: (run, { walletId }) =>
      walletId === lynx.id &&
      (state(run).matches({ searching: 'results' }) || state(run).context.featured.length > 0)
        ? pickLynx
        : null,
  },
  states: {
    'browsing.loading.empty': () => expectVisible(dialog().getByText('Loading wallets')),
    'browsing.loading.filled': seesList,
    'browsing.idle': seesList,
    'browsing.failed.empty': () => expectVisible(heading('The list of wallets did not load')),
    'browsing.failed.filled': () => expectVisible(again()),
    'browsing.ended': seesList,
    'searching.waiting': () => expectVisible(dialog().getByText('Loading wallets')),
    'searching.requesting': () => expectVisible(dialog().getByText('Loading wallets')),
    'searching.results': () => expectVisible(page.getByRole('grid').getByText('Lynx')),
    'searching.empty': () =>
      expectVisible(heading(/^(No wallet matches|No certified wallet here)/)),
    'searching.failed': () => expectVisible(heading('The list of wallets did not load')),
  },
})
