import { expect } from 'vitest'
import { addressesOf, connect, dialog, knows, openModal, pull, titled } from './harness/demo.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import { button } from './harness/send.ts'
import type { Visitor } from './harness/visitor.ts'

/** From Ember's second account, who has done much, to the page with all of its activity. */
async function openBusy(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await connect(visitor, 'Ember')
  const [, busy = ''] = await addressesOf(page, 'ember')
  await pull(page, 'ember', 'changeAccount', busy as `0x${string}`)
  await knows(page, 'Address', busy)
  await openModal(visitor)
  await dialog(page).getByRole('tab', { name: 'Activity' }).click()
  await button(page, 'Show all activity').click()
  await titled(page, 'Activity').waitFor()
}
const rowsOf = ({ page }: Visitor) =>
  titled(page, 'Activity').getByRole('list', { name: 'Activity' }).getByRole('listitem')

remoteJourney(
  'an account with 500 transactions is scrolled to its end: month by month, and little of it is in the page at once',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?silent=foxglove,harbor,lumen')
    await openBusy(visitor)
    const rows = rowsOf(visitor)
    await rows.first().waitFor()
    const months = new Set<string>()
    const atEnd = async () => {
      for (const title of await titled(page, 'Activity')
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
  'a service that fails is said to have failed, and is asked again by a click',
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

remoteJourney('an account that did nothing on its network says so', async (visitor) => {
  await visitor.visit('/?silent=foxglove,harbor,lumen')
  const [account = ''] = await addressesOf(visitor.page, 'ember')
  visitor.data.faults([
    { path: `/v1/account/${account}/history`, fails: 'shape', body: { data: [], next: null } },
  ])
  await connect(visitor, 'Ember')
  await openModal(visitor)
  await dialog(visitor.page).getByRole('tab', { name: 'Activity' }).click()
  await dialog(visitor.page).getByRole('heading', { name: 'No activity to show' }).waitFor()
})
