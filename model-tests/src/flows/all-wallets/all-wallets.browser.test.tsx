import { page } from 'vitest/browser'
import { isQuestion } from '../../../../core/src/flows/all-wallets/all-wallets.values.ts'
import { createStageKit } from '../../rendered-walk/fake-kit.ts'
import { heldFlow } from '../../rendered-walk/flows.ts'
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
/** Installed wallets say so in their name. */
const tile = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
/** Longer than the screen: the next page is not asked for before somebody scrolls. */
const crowd = Array.from({ length: 120 }, (_, at) => wallet(`wallet-${at}`))
const pages = [
  { output: { wallets: crowd, count: 400 } },
  { output: { wallets: crowd.slice(0, 1), count: 1 } },
]

/** On a screen two questions look the same, and so do two long lists. */
const drawn = {
  ...allWalletsModel,
  cases: { ...allWalletsCases, 'xstate.done.actor.readPage': pages },
  project: (context: Parameters<typeof allWalletsModel.project>[0]) => [
    isQuestion(context),
    context.paged.length,
    context.ended,
  ],
}

/** The grid asks once its end comes near. */
const scrollDown = async (play: ModelRun) => {
  page.getByRole('grid').element().scrollIntoView({ block: 'end' })
  await expectValue(() => state(play).matches({ browsing: 'resting' }), false)
}
/** It is at the head of the list. */
const pickLynx = () => {
  page.getByRole('grid').element().scrollIntoView({ block: 'start' })
  return tile(/^Lynx/).click()
}
/** Somewhere in it: what is not near enough to be seen is not in the page. */
const seesList = () => expectVisible(page.getByRole('grid').getByRole('button').first())

walkRendered(drawn, {
  kit(play) {
    const flows = heldFlow(entry.key, play)
    return createStageKit(play, {
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
    certify: (play, { on }) =>
      state(play).context.certified === on ? null : () => button('Certified wallets only').click(),
    clear: (play) =>
      state(play).matches({ searching: 'none' }) ? () => button('Clear search').click() : null,
    more: (play) =>
      state(play).matches({ browsing: 'stuck' }) ? () => again().click() : () => scrollDown(play),
    retry: () => () => again().click(),
    pick: (play, { walletId }) =>
      walletId === lynx.id &&
      (state(play).matches({ searching: 'found' }) || state(play).context.featured.length > 0)
        ? pickLynx
        : null,
  },
  states: {
    'browsing.loading': (play) =>
      state(play).context.featured.length + state(play).context.paged.length > 0
        ? seesList()
        : expectVisible(dialog().getByText('Loading wallets')),
    'browsing.resting': seesList,
    'browsing.stuck': () => expectVisible(again()),
    'browsing.ended': seesList,
    'searching.waiting': () => expectVisible(dialog().getByText('Loading wallets')),
    'searching.asking': () => expectVisible(dialog().getByText('Loading wallets')),
    'searching.found': () => expectVisible(page.getByRole('grid').getByText('Lynx')),
    'searching.none': () => expectVisible(heading(/^(No wallet matches|No certified wallet here)/)),
    'searching.failed': () => expectVisible(heading('The list of wallets did not load')),
  },
})
