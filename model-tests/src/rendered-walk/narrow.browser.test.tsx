import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fox } from '../samples.ts'
import { dialog, expectValue, expectVisible, heading } from './locators.ts'
import { families } from './namespace-views.ts'
import { type RenderedKit, renderKit } from './rendered-kit.tsx'
import { sending } from './send-views.ts'
import { views } from './views.ts'

const root = document.documentElement
const shown = new Set<RenderedKit>()
beforeEach(() => page.viewport(320, 700))
afterEach(async () => {
  for (const world of shown) world.remove()
  shown.clear()
  root.style.fontSize = ''
  root.dir = ''
  await page.viewport(900, 800)
})

/** Elements of the modal that are wider than the modal. */
function spilled(): string[] {
  const card = document.querySelector('.lk-card')
  if (card === null) return ['no modal']
  const { left, right } = card.getBoundingClientRect()
  const isOut = (node: Element) => {
    const box = node.getBoundingClientRect()
    return (
      box.width > 0 &&
      node.closest('.lk-hidden, [aria-hidden="true"]') === null &&
      (box.left < left - 1 || box.right > right + 1)
    )
  }
  return [...card.querySelectorAll('*')]
    .filter(isOut)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

const screens = {
  ...families,
  ...sending,
  Account: views.Account,
  'Account, all it holds': views['Account, all it holds'],
  WalletReceive: views.WalletReceive,
  WalletCompatibleNetworks: views.WalletCompatibleNetworks,
  Networks: views.Networks,
  'ConnectingExternal, requesting': views['ConnectingExternal, requesting'],
}
const forms = [
  { size: '100%', dir: 'ltr' },
  { size: '200%', dir: 'ltr' },
  { size: '200%', dir: 'rtl' },
]

for (const { size, dir } of forms) {
  test.each(Object.entries(screens))(
    `no element is wider than the modal on the smallest screen (text ${size}, direction ${dir}): %s`,
    async (_, view) => {
      if (view === undefined) throw new Error('There is no such view')
      root.style.fontSize = size
      root.dir = dir
      const world = renderKit(view.options)
      shown.add(world)
      await view.go(world)
      await expectValue(spilled, [])
    },
  )
}

test('a very long wallet name fits between the back and close buttons of the header', async () => {
  root.style.fontSize = '200%'
  const name = 'Foxglove Institutional Self-Custody Wallet for Everybody'
  const world = renderKit({ wallets: [{ ...fox, name }] })
  shown.add(world)
  await world.kit.open()
  world.kit.modal.push('ConnectingExternal', { connectorId: fox.id })
  await expectVisible(heading(/^Approve in Foxglove/))
  const at = (name: string) =>
    dialog().getByRole('button', { name }).element().getBoundingClientRect()
  const title = document.querySelector('.lk-header-title')?.getBoundingClientRect()
  const card = document.querySelector('.lk-card')?.getBoundingClientRect()
  if (title === undefined || card === undefined) throw new Error('There is no title')
  expect(title.left).toBeGreaterThanOrEqual(at('Back').right - 1)
  expect(title.right).toBeLessThanOrEqual(at('Close').left + 1)
  expect(title.top).toBeGreaterThanOrEqual(card.top + 4)
  expect(spilled()).toEqual([])
})
