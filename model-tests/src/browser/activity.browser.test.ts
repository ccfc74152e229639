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

/** Opens the activity page of Ember's second account, which has many transactions. */
async function openBusy(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await connect(visitor, 'Ember')
  const [, busy = ''] = await addressesOf(page, 'ember')
  await callWalletControl(page, 'ember', 'changeAccount', busy as `0x${string}`)
  await expectState(page, 'Address', busy)
  await openModal(visitor)
  await dialog(page).getByRole('tab', { name: 'Activity' }).click()
  await button(page, 'Show all activity').click()
  await viewTitled(page, 'Activity').waitFor()
}
const rowsOf = ({ page }: Visitor) =>
  viewTitled(page, 'Activity').getByRole('list', { name: 'Activity' }).getByRole('listitem')

remoteJourney(
  'the activity of an account with 500 transactions scrolls to its end by months and renders few rows at once',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?silent=foxglove,harbor,lumen')
    await openBusy(visitor)
    const rows = rowsOf(visitor)
    await rows.first().waitFor()
    const months = new Set<string>()
    const atEnd = async () => {
      for (const title of await viewTitled(page, 'Activity')
        .getByRole('heading', { level: 3 })
        .allTextContents())
        months.add(title)
      await rows.last().hover()
      await page.mouse.wheel(0, 4_000)
      const last = rows.last()
      const [place, size] = [
        await last.getAttribute('aria-posinset'),
        await last.getAttribute('aria-setsize'),
      ]
      expect(await rows.count()).toBeLessThan(60)
      return place === size ? Number(size) : 0
    }
    await expect.poll(atEnd, { timeout: 90_000, interval: 50 }).toBeGreaterThanOrEqual(500)
    expect(months.size).toBeGreaterThanOrEqual(2)
    const atTop = async () => {
      await rows.first().hover()
      await page.mouse.wheel(0, -200_000)
      return rows.first().getAttribute('aria-posinset')
    }
    await expect.poll(atTop).toBe('1')
  },
)

remoteJourney(
  'a failed activity request shows an error and a retry button that works',
  async (visitor) => {
    visitor.faults.allow(/404/)
    await visitor.visit('/?silent=foxglove,harbor,lumen')
    visitor.data.faults([{ path: '/v1/account', fails: 'status', status: 404 }])
    await connect(visitor, 'Ember')
    await openModal(visitor)
    await dialog(visitor.page).getByRole('tab', { name: 'Activity' }).click()
    await dialog(visitor.page).getByRole('heading', { name: 'The activity did not load' }).waitFor()
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
  'an account without transactions on its network shows an empty activity',
  async (visitor) => {
    await visitor.visit('/?silent=foxglove,harbor,lumen')
    const [account = ''] = await addressesOf(visitor.page, 'ember')
    visitor.data.faults([
      { path: `/v1/account/${account}/history`, fails: 'shape', body: { data: [], next: null } },
    ])
    await connect(visitor, 'Ember')
    await openModal(visitor)
    await dialog(visitor.page).getByRole('tab', { name: 'Activity' }).click()
    await dialog(visitor.page).getByRole('heading', { name: 'No activity to show' }).waitFor()
  },
)
