import { expect } from 'vitest'
import {
  addressesOf,
  callWalletControl,
  connect,
  dialog,
  expectState,
  openModal,
  viewTitled,
} from './harness/demo.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import { button } from './harness/send.ts'
import type { Visitor } from './harness/visitor.ts'

/** Opens the Activity view of Ember's second account, which has many transactions. */
async function openBusyAccount(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await connect(visitor, 'Ember')
  const [, busyAccount = ''] = await addressesOf(page, 'ember')
  await callWalletControl(page, 'ember', 'changeAccount', busyAccount as `0x${string}`)
  await expectState(page, 'Address', busyAccount)
  await openModal(visitor)
  await dialog(page).getByRole('tab', { name: 'Activity' }).click()
  await button(page, 'Show all activity').click()
  await viewTitled(page, 'Activity').waitFor()
}
const rowsOf = ({ page }: Visitor) =>
  viewTitled(page, 'Activity').getByRole('list', { name: 'Activity' }).getByRole('listitem')

remoteJourney(
  'the Activity view scrolls through 500 transactions, grouped by month, and renders fewer than 60 rows at once',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?silent=foxglove,harbor,lumen')
    await openBusyAccount(visitor)
    const rows = rowsOf(visitor)
    await rows.first().waitFor()
    const months = new Set<string>()
    const scrollDown = async () => {
      for (const title of await viewTitled(page, 'Activity')
        .getByRole('heading', { level: 3 })
        .allTextContents())
        months.add(title)
      await rows.last().hover()
      await page.mouse.wheel(0, 4_000)
      const last = rows.last()
      const [position, size] = [
        await last.getAttribute('aria-posinset'),
        await last.getAttribute('aria-setsize'),
      ]
      expect(await rows.count()).toBeLessThan(60)
      return position === size ? Number(size) : 0
    }
    await expect.poll(scrollDown, { interval: 50 }).toBeGreaterThanOrEqual(500)
    expect(months.size).toBeGreaterThanOrEqual(2)
    const scrollUp = async () => {
      await rows.first().hover()
      await page.mouse.wheel(0, -200_000)
      return rows.first().getAttribute('aria-posinset')
    }
    await expect.poll(scrollUp).toBe('1')
  },
)

remoteJourney(
  'the Activity tab shows an error when the request fails, and Try again loads the transactions',
  async (visitor) => {
    visitor.faults.allow(/404/)
    await visitor.visit('/?silent=foxglove,harbor,lumen')
    visitor.data.faults([{ path: '/v1/account', fails: 'status', status: 404 }])
    await connect(visitor, 'Ember')
    await openModal(visitor)
    await dialog(visitor.page).getByRole('tab', { name: 'Activity' }).click()
    await dialog(visitor.page).getByRole('heading', { name: "Couldn't load activity" }).waitFor()
    visitor.data.faults([])
    await button(visitor.page, 'Try again').last().click()
    await dialog(visitor.page)
      .getByRole('list', { name: 'Activity' })
      .getByRole('listitem')
      .first()
      .waitFor()
  },
)

remoteJourney(
  'the Activity tab of an account without transactions on its network is empty',
  async (visitor) => {
    await visitor.visit('/?silent=foxglove,harbor,lumen')
    const [account = ''] = await addressesOf(visitor.page, 'ember')
    visitor.data.faults([
      { path: `/v1/account/${account}/history`, fails: 'shape', body: { data: [], next: null } },
    ])
    await connect(visitor, 'Ember')
    await openModal(visitor)
    await dialog(visitor.page).getByRole('tab', { name: 'Activity' }).click()
    await dialog(visitor.page).getByRole('heading', { name: 'No activity yet' }).waitFor()
  },
)
