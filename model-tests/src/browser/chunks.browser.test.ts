import { expect } from 'vitest'
import {
  clickInWallet,
  connectButton,
  dialog,
  expectState,
  openModal,
  pick,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

const missing = { status: 404, body: '' }
const notFound = /404 \(Not Found\)|Failed to fetch dynamically imported module/

/** Makes a file of the build fail `times` times. Returns a function that counts its requests. */
async function lose(
  { context, faults }: Visitor,
  file: string,
  times: number,
): Promise<() => number> {
  let asked = 0
  faults.allow(notFound)
  await context.route(`**/assets/${file}-*.js`, (route) => {
    asked += 1
    return asked <= times ? route.fulfill(missing) : route.continue()
  })
  return () => asked
}

for (const file of [
  'engine',
  'dialogCode',
  'ConnectPanel',
  'ConnectingExternalPanel',
  'chain-adapter',
]) {
  journey(
    `a visitor connects although ${file} is missing once, as after a deployment [P4]`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit()
      const asked = await lose(visitor, file, 1)
      await openModal(visitor)
      await clickInWallet(await walletWindow(visitor, () => pick(page, 'Foxglove')), 'Connect')
      await expectState(page, 'Status', 'connected')
      expect(asked()).toBeGreaterThan(1)
    },
  )
}

for (const file of ['dialogCode', 'ConnectPanel']) {
  journey(
    `a visitor sees an error and can retry while ${file} stays missing [P4]`,
    async (visitor) => {
      const { page, context } = visitor
      await visitor.visit()
      await lose(visitor, file, Number.POSITIVE_INFINITY)
      await connectButton(page).click()
      await page.getByText('This part did not load').last().waitFor()
      await context.unroute(`**/assets/${file}-*.js`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
    },
  )
}

journey('a missing shared file shows an error, and a reload fixes it [P4]', async (visitor) => {
  const { page, context } = visitor
  await visitor.visit()
  await lose(visitor, 'define', Number.POSITIVE_INFINITY)
  await connectButton(page).click()
  await page.getByText('This part did not load').last().waitFor()
  await context.unroute('**/assets/define-*.js')
  await page.reload()
  await openModal(visitor)
  await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
})
