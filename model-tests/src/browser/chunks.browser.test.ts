import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  clickInWallet,
  connectButton,
  currentView,
  dialog,
  expectState,
  openModal,
  pick,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

const missing = { status: 404, body: '' }
const notFound = /404 \(Not Found\)|Failed to fetch dynamically imported module/

/** Clicks the first of two buttons: the header and the list have one each. */
const openGuide = (page: Page): Promise<void> =>
  dialog(page).getByRole('button', { name: 'What is a wallet?' }).first().click()

/**
 * Makes the first `times` requests for a file fail. Returns a function that counts its requests.
 */
async function failRequests(
  { context, faults }: Visitor,
  file: string,
  times: number,
): Promise<() => number> {
  let requestCount = 0
  faults.allow(notFound)
  await context.route(`**/assets/${file}-*.js`, (route) => {
    requestCount += 1
    return requestCount <= times ? route.fulfill(missing) : route.continue()
  })
  return () => requestCount
}

journey(
  'a visitor connects if the first request for each file of the modal and of the chain fails, as after a deployment [P4]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?preload=none')
    const counts = new Map<string, () => number>()
    for (const file of [
      'core-first-view',
      'react-ui-first-view',
      'core-connecting',
      'react-ui-connecting',
      'core-chain-adapter',
    ])
      counts.set(file, await failRequests(visitor, file, 1))
    await openModal(visitor)
    await clickInWallet(await walletWindow(visitor, () => pick(page, 'Foxglove')), 'Connect')
    await expectState(page, 'Status', 'connected')
    for (const [file, countRequests] of counts) expect(countRequests(), file).toBeGreaterThan(1)
  },
)

journey(
  'a visitor sees an error while the file of the dialog, then that of a view is missing, and Try again works when each is available [P4]',
  async (visitor) => {
    const { page, context } = visitor
    await visitor.visit('/?preload=none')
    const error = page.getByText("Couldn't load this screen")
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    for (const file of ['react-ui-first-view', 'react-ui-guide'])
      await failRequests(visitor, file, Number.POSITIVE_INFINITY)
    await connectButton(page).click()
    await error.waitFor()
    expect(await dialog(page).count()).toBe(0)
    await context.unroute('**/assets/react-ui-first-view-*.js')
    await tryAgain.click()
    await openGuide(page)
    await dialog(page).filter({ has: error }).waitFor()
    await context.unroute('**/assets/react-ui-guide-*.js')
    await tryAgain.click()
    await viewTitled(page, 'What is a wallet?').waitFor()
  },
)

journey(
  'a visitor sees an error while a shared file is missing, and a reload fixes it [P4]',
  async (visitor) => {
    const { page, context } = visitor
    await visitor.visit('/?preload=none')
    await failRequests(visitor, 'react-ui-shared', Number.POSITIVE_INFINITY)
    await openModal(visitor)
    await openGuide(page)
    await currentView(page).getByText("Couldn't load this screen").waitFor()
    await context.unroute('**/assets/react-ui-shared-*.js')
    await page.reload()
    await openModal(visitor)
    await openGuide(page)
    await viewTitled(page, 'What is a wallet?')
      .getByRole('button', { name: 'Get a wallet' })
      .waitFor()
  },
)
