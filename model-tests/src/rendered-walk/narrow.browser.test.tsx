import { loadLocale } from '@latchkit/react-ui'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fox, mainnet, sepolia } from '../samples.ts'
import { dialog, expectValue, expectVisible, heading } from './locators.ts'
import { namespaceViews } from './namespace-views.ts'
import { connectFox, type RenderedKit, renderKit } from './rendered-kit.tsx'
import { sendViews } from './send-views.ts'
import { signInViews } from './sign-in-views.ts'
import { views } from './views.ts'

const root = document.documentElement
const renderedKits = new Set<RenderedKit>()
beforeEach(() => page.viewport(320, 700))
afterEach(async () => {
  for (const rendered of renderedKits) rendered.remove()
  renderedKits.clear()
  root.style.fontSize = ''
  root.dir = ''
  await page.viewport(900, 800)
})

/** Elements that overflow the modal at its left or right edge, as HTML. */
function overflowing(): string[] {
  const card = document.querySelector('.lk-card')
  if (card === null) return ['no element .lk-card']
  const { left, right } = card.getBoundingClientRect()
  const overflows = (node: Element) => {
    const box = node.getBoundingClientRect()
    return (
      box.width > 0 &&
      node.closest('.lk-hidden, [aria-hidden="true"]') === null &&
      (box.left < left - 1 || box.right > right + 1)
    )
  }
  return [...card.querySelectorAll('*')]
    .filter(overflows)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

const screens = {
  ...namespaceViews,
  ...sendViews,
  ...signInViews,
  Account: views.Account,
  'Account, all tokens': views['Account, all tokens'],
  WalletReceive: views.WalletReceive,
  WalletCompatibleNetworks: views.WalletCompatibleNetworks,
  Networks: views.Networks,
  'ConnectingExternal, requesting': views['ConnectingExternal, requesting'],
}
const layouts = [
  { size: '100%', dir: 'ltr' },
  { size: '200%', dir: 'ltr' },
  { size: '200%', dir: 'rtl' },
]

for (const { size, dir } of layouts) {
  test.each(Object.entries(screens))(
    `no element overflows the modal at 320 px width, text ${size}, direction ${dir}, on the screen "%s"`,
    async (_, view) => {
      if (view === undefined) throw new Error('`views` has no screen of this name')
      root.style.fontSize = size
      const locale = { ...(await loadLocale('en')), language: dir === 'rtl' ? 'ur' : 'en' }
      const rendered = renderKit({ ...view.options, locale })
      renderedKits.add(rendered)
      await view.go(rendered)
      await expectValue(overflowing, [])
    },
  )
}

test('the long words of the German guide and of the steps to get a wallet fit at 320 px width with text 200%', async () => {
  root.style.fontSize = '200%'
  const rendered = renderKit({ ...views.Downloads?.options, locale: await loadLocale('de') })
  renderedKits.add(rendered)
  await rendered.kit.open({ view: 'WhatIsAWallet' })
  await expectVisible(heading('Du hältst die Schlüssel'))
  await expectValue(overflowing, [])
  rendered.kit.modal.push('Downloads', { walletId: fox.id })
  await expectVisible(page.getByText('Erstelle oder importiere eine Wallet'))
  await expectValue(overflowing, [])
})

test('the long words of the German sign-in fit at 320 px width with text 200%', async () => {
  root.style.fontSize = '200%'
  const review = 'SIWXSignMessage, with all fields and the message'
  const rendered = renderKit({ ...signInViews[review]?.options, locale: await loadLocale('de') })
  renderedKits.add(rendered)
  await connectFox(rendered)
  await rendered.kit.open()
  await expectVisible(dialog())
  rendered.kit.modal.push('SIWXSignMessage')
  await expectVisible(heading(/anmelden$/))
  await expectValue(overflowing, [])
})

test('the tick of the selected network stays on the line of its tag at 320 px width', async () => {
  const network = { ...mainnet, name: 'Localhost One', testnet: true }
  const rendered = renderKit({ kit: { networks: [network, sepolia] } })
  renderedKits.add(rendered)
  await views.Networks?.go(rendered)
  const middleOf = (selector: string) => {
    const box = document.querySelector(`[aria-current] ${selector}`)?.getBoundingClientRect()
    return box === undefined ? Number.NaN : Math.round(box.top + box.height / 2)
  }
  await expectVisible(dialog().getByText('Test network').first())
  expect(middleOf('.lk-row-tick')).toBe(middleOf('.lk-tag'))
})

test('a very long wallet name fits between the buttons of the header', async () => {
  root.style.fontSize = '200%'
  const name = 'Foxglove Institutional Self-Custody Wallet for Everybody'
  const rendered = renderKit({ wallets: [{ ...fox, name }] })
  renderedKits.add(rendered)
  await rendered.kit.open()
  rendered.kit.modal.push('ConnectingExternal', { connectorId: fox.id })
  await expectVisible(heading(/^Approve in Foxglove/))
  const boxOf = (name: string) =>
    dialog().getByRole('button', { name }).element().getBoundingClientRect()
  const title = document.querySelector('.lk-header-title')?.getBoundingClientRect()
  const card = document.querySelector('.lk-card')?.getBoundingClientRect()
  if (title === undefined || card === undefined)
    throw new Error('The modal has no .lk-header-title or .lk-card')
  expect(title.left).toBeGreaterThanOrEqual(boxOf('Back').right - 1)
  expect(title.right).toBeLessThanOrEqual(boxOf('Close').left + 1)
  expect(title.top).toBeGreaterThanOrEqual(card.top + 4)
  expect(overflowing()).toEqual([])
})

/** Controls of the modal that stay covered after scrolling to them, as HTML. */
function unreachable(): string[] {
  const isReachable = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
    const drawn = document.elementFromPoint(left + width / 2, top + height / 2)
    return width === 0 || control.contains(drawn) || drawn?.closest('label')?.contains(control)
  }
  return [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input):enabled')]
    .filter((control) => control.closest('.lk-card') !== null && !isReachable(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

const zoomed = {
  'Connect, consent not given': views['Connect, consent not given'],
  AllWallets: views.AllWallets,
  'ApproveTransaction, an unlimited allowance': views['ApproveTransaction, an unlimited allowance'],
}
test.each(Object.entries(zoomed))(
  'each control of the screen "%s" is reachable at 320 × 256 px (1280 × 1024 px at 400 % zoom) [XL2]',
  async (_, view) => {
    if (view === undefined) throw new Error('`views` has no screen of this name')
    await page.viewport(320, 256)
    const rendered = renderKit(view.options)
    renderedKits.add(rendered)
    await view.go(rendered)
    await expectValue(unreachable, [])
    expect(overflowing()).toEqual([])
  },
)

test('the modal stays inside the part of the page that an on-screen keyboard leaves visible [XL2]', async () => {
  const rendered = renderKit()
  renderedKits.add(rendered)
  await rendered.kit.open({ view: 'AllWallets' })
  await expectVisible(page.getByRole('searchbox'))
  const visible = window.visualViewport
  if (visible === null) throw new Error('The browser has no visualViewport')
  const isBetween = (top: number, bottom: number) => {
    const card = document.querySelector('.lk-card')?.getBoundingClientRect() ?? new DOMRect()
    return card.top >= top && card.bottom === bottom
  }
  Object.defineProperty(visible, 'height', { configurable: true, value: 300 })
  Object.defineProperty(visible, 'offsetTop', { configurable: true, value: 80 })
  visible.dispatchEvent(new Event('resize'))
  await expectValue(() => isBetween(80, 380), true)
  Object.defineProperty(visible, 'scale', { configurable: true, value: 2 })
  visible.dispatchEvent(new Event('scroll'))
  await expectValue(() => isBetween(0, 700), true)
  for (const name of ['height', 'offsetTop', 'scale']) Reflect.deleteProperty(visible, name)
})
