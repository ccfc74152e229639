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
import type { ModelRun } from '../../walker/machine-model.ts'
import { allWalletsCases, wallet } from './all-wallets.cases.ts'
import { allWalletsModel } from './all-wallets.model.ts'

const entry = { key: 'AllWallets-1', view: 'AllWallets', data: null } as const
const retryButton = () => button('Try again')
const state = ({ actor }: ModelRun) => actor.getSnapshot()
/** A wallet's button. The accessible name of an installed wallet also contains its mark. */
const tile = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
/** More wallets than fit on the screen, so that the next page loads only after scrolling. */
const manyWallets = Array.from({ length: 120 }, (_, index) => wallet(`wallet-${index}`))
const pages = [
  { output: { wallets: manyWallets, count: 400 } },
  { output: { wallets: manyWallets.slice(0, 1), count: 1 } },
]

/** The model with the parts of the context that change the screen. */
const screenModel = {
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
/** Scrolls to the start of the grid and clicks the wallet Lynx. */
const pickLynx = () => {
  page.getByRole('grid').element().scrollIntoView({ block: 'start' })
  return tile(/^Lynx/).click()
}
/** Expects that the grid shows a wallet. */
const expectWallets = () => expectVisible(page.getByRole('grid').getByRole('button').first())

walkRendered(screenModel, {
  kit(run) {
    const flows = flowOfRun(entry.key, run)
    return createFakeKit(run, {
      state: ({ connections, router }) => ({
        connections: { ...connections, connectors: [fox] },
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null, consent: 'missing' },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    search: (run, { text }) =>
      state(run).context.text === text
        ? null
        : () => page.getByRole('searchbox', { name: 'Search wallets' }).fill(text),
    'certified.set': (run, { on }) =>
      state(run).context.certified === on
        ? null
        : () => button('WalletConnect Certified only').click(),
    clear: (run) =>
      state(run).matches({ searching: 'empty' }) ? () => button('Clear search').click() : null,
    loadMore: (run) =>
      state(run).matches({ browsing: 'failed' })
        ? () => retryButton().click()
        : () => scrollDown(run),
    retry: () => () => retryButton().click(),
    pick: (run, { walletId }) =>
      walletId === lynx.id &&
      (state(run).matches({ searching: 'results' }) || state(run).context.featured.length > 0)
        ? pickLynx
        : null,
  },
  states: {
    'browsing.loading.empty': () => expectVisible(dialog().getByText('Loading wallets')),
    'browsing.loading.filled': expectWallets,
    'browsing.idle': expectWallets,
    'browsing.failed.empty': () => expectVisible(heading("Couldn't load wallets")),
    'browsing.failed.filled': () => expectVisible(retryButton()),
    'browsing.ended': expectWallets,
    'searching.waiting': () => expectVisible(dialog().getByText('Loading wallets')),
    'searching.requesting': () => expectVisible(dialog().getByText('Loading wallets')),
    'searching.results': () => expectVisible(page.getByRole('grid').getByText('Lynx')),
    'searching.empty': () => expectVisible(heading(/^(No wallet matches|No certified wallets)/)),
    'searching.failed': () => expectVisible(heading("Couldn't load wallets")),
  },
})
