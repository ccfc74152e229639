import { expect } from 'vitest'
import {
  connect,
  connectButton,
  decide,
  dialog,
  knows,
  openModal,
  pick,
  pull,
  titled,
  walletWindow,
} from './harness/demo.ts'
import { glimpse } from './harness/glimpse.ts'
import { journey } from './harness/journey.ts'
import { looks } from './harness/looks.ts'
import type { Visitor } from './harness/visitor.ts'

const networkButton = ({ page }: Visitor) =>
  page.locator('header').getByRole('button', { name: /Localhost|network/i })

/** From the page's button to the wallet's window. */
const askToSwitch = async (visitor: Visitor, network: string) => {
  await networkButton(visitor).click()
  return walletWindow(visitor, () =>
    titled(visitor.page, 'Choose network').getByRole('button', { name: network }).click(),
  )
}

journey('a visitor switches the network in the wallet', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const window = await askToSwitch(visitor, 'Localhost Two')
  await titled(page, 'Localhost Two')
    .getByText('Foxglove is asking whether to switch to Localhost Two.', { exact: true })
    .waitFor()
  await decide(window, 'Switch')
  await knows(page, 'Network', 'Localhost Two')
  await knows(page, 'Balance', '10000 ETH')
  await expect.poll(() => networkButton(visitor).textContent()).toBe('Localhost Two')
  await page.reload()
  await knows(page, 'Network', 'Localhost Two')
})

journey('a network that the wallet does not know is added there first', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor, 'Lumen')
  const window = await askToSwitch(visitor, 'Localhost Two')
  await titled(page, 'Localhost Two')
    .getByText('Lumen is asking whether to add Localhost Two.', { exact: true })
    .waitFor()
  await decide(window, 'Add network')
  await knows(page, 'Network', 'Localhost Two')
  expect(visitor.prompts()).toBe(2)
})

for (const { look, at } of looks) {
  journey(`${look}: a declined switch changes nothing and can be tried again`, async (visitor) => {
    const { page } = visitor
    await visitor.visit(at)
    await connect(visitor)
    await decide(await askToSwitch(visitor, 'Localhost Two'), 'Reject')
    await dialog(page).getByRole('heading', { name: 'You declined in Foxglove' }).waitFor()
    await knows(page, 'Network', 'Localhost One')
    await decide(
      await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Try again' }).click(),
      ),
      'Switch',
    )
    await knows(page, 'Network', 'Localhost Two')
  })
}

journey('before anybody is connected the network is only chosen', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await networkButton(visitor).click()
  await titled(page, 'Choose network').getByRole('button', { name: 'Localhost Two' }).click()
  await networkButton(visitor).getByText('Localhost Two').waitFor()
  expect(visitor.prompts()).toBe(0)
})

journey('the wallet moves to another network of the page', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  await pull(page, 'foxglove', 'changeChain', 31338)
  await knows(page, 'Network', 'Localhost Two')
  expect(await dialog(page).count()).toBe(0)
})

for (const { look, at } of looks) {
  journey(
    `K4 ${look}: the wallet moves to a network that the page does not use: it says so and does not let go`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(at)
      await connect(visitor)
      await pull(page, 'foxglove', 'changeChain', 1)
      await titled(page, 'Switch network')
        .getByRole('heading', { name: 'This network is not used here' })
        .waitFor()
      await knows(page, 'Network', /not offered here/)
      const shook = await glimpse(page, { selector: '[data-shaking]' })
      await page.keyboard.press('Escape')
      await shook()
      await titled(page, 'Switch network').waitFor()

      const window = await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Localhost One' }).click(),
      )
      await decide(window, 'Switch')
      await dialog(page).waitFor({ state: 'hidden' })
      await knows(page, 'Network', 'Localhost One')
    },
  )
}

journey('K4 from a network that the page does not use one can also disconnect', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  await pull(page, 'foxglove', 'changeChain', 1)
  await titled(page, 'Switch network').getByRole('button', { name: 'Disconnect' }).click()
  await knows(page, 'Status', 'disconnected')
  await dialog(page).waitFor({ state: 'hidden' })
})

journey(
  'a wallet that is on a strange network when it connects is led to one of the page',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await pull(page, 'foxglove', 'changeChain', 1)
    await openModal(visitor)
    await decide(await walletWindow(visitor, () => pick(page, 'Foxglove')), 'Connect')
    await titled(page, 'Switch network').getByRole('button', { name: 'Localhost Two' }).waitFor()
    await decide(
      await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Localhost Two' }).click(),
      ),
      'Switch',
    )
    await knows(page, 'Network', 'Localhost Two')
    await connectButton(page).getByText('10,000.000 ETH').waitFor()
  },
)
