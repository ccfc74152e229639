import { page } from 'vitest/browser'
import type { SnapshotFrom } from 'xstate'
import type { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import type {
  AllWalletsView,
  ListedWallets,
} from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import {
  button,
  dialog,
  expectValue,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { failed, fresh, loading } from '../../resource/changes.ts'
import { fox, lynx } from '../../samples.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { allWalletsCases, wallet } from './all-wallets.cases.ts'
import { allWalletsModel } from './all-wallets.model.ts'

const entry = { key: 'AllWallets-1', view: 'AllWallets', data: null } as const
const retryButton = () => button('Try again')
const state = ({ actor }: ModelRun) => actor.getSnapshot() as SnapshotFrom<typeof allWalletsMachine>
/** A wallet's button. The accessible name of an installed wallet also contains its mark. */
const tile = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
/** More wallets than fit on the screen, so that the next page loads only after scrolling. */
const manyWallets = Array.from({ length: 120 }, (_, index) => wallet(`wallet-${index}`))
const manyPages = { wallets: manyWallets, count: 400 }

const screenModel = {
  ...allWalletsModel,
  cases: {
    ...allWalletsCases,
    'pages.changed': [
      { resource: loading },
      { resource: fresh(manyPages, true) },
      { resource: fresh({ wallets: manyWallets.slice(0, 1), count: 1 }) },
      { resource: failed<ListedWallets>('endpoint/unreachable') },
    ],
  },
}

/** Scrolls to the end of the grid, which requests the next page. */
const scrollDown = async (run: ModelRun) => {
  page.getByRole('grid').element().scrollIntoView({ block: 'end' })
  const { received } = run.environment.openChannel('readPages')
  await expectValue(() => received.at(-1)?.type, 'loadMore')
}
/** Scrolls to the start of the grid and clicks the wallet Lynx. */
const pickLynx = () => {
  page.getByRole('grid').element().scrollIntoView({ block: 'start' })
  return tile(/^Lynx/).click()
}
/** Expects that the grid shows a wallet. */
const expectWallets = () => expectVisible(page.getByRole('grid').getByRole('button').first())

const viewOf = (run: ModelRun) => allWalletsView(state(run), () => {})
const isEmptySearch = ({ step, data }: AllWalletsView) =>
  step === 'searching' && data?.wallets.length === 0
/** Expects what the screen shows of the view. */
const expectView = (run: ModelRun) => {
  const view = viewOf(run)
  if (view.data === null)
    return view.problem === null
      ? expectVisible(dialog().getByText('Loading wallets'))
      : expectVisible(heading("Couldn't load wallets"))
  if (isEmptySearch(view))
    return expectVisible(heading(/^(No wallet matches|No certified wallets)/))
  if (view.step === 'searching') return expectVisible(page.getByRole('grid').getByText('Lynx'))
  return view.problem === null ? expectWallets() : expectVisible(retryButton())
}

walkRendered(screenModel, {
  kit: (run) =>
    createRouteKit(run, entry, ({ connections }) => ({
      connections: { ...connections, connectors: [fox] },
    })),
  user: {
    search: (run, { text }) =>
      state(run).context.text === text
        ? null
        : () => page.getByRole('searchbox', { name: 'Search wallets' }).fill(text),
    'certified.set': (run, { on }) =>
      state(run).context.certified === on
        ? null
        : () => button('WalletConnect Certified only').click(),
    clear: (run) => (isEmptySearch(viewOf(run)) ? () => button('Clear search').click() : null),
    loadMore: (run) => {
      const { problem, loadMore } = viewOf(run)
      return problem === null && loadMore !== null ? () => scrollDown(run) : null
    },
    refresh: (run) => (viewOf(run).problem === null ? null : () => retryButton().click()),
    pick: (run, { walletId }) =>
      walletId === lynx.id && viewOf(run).data?.wallets.some(({ id }) => id === lynx.id)
        ? pickLynx
        : null,
  },
  states: {
    browsing: expectView,
    'searching.waiting': expectView,
    'searching.requesting': expectView,
  },
})
