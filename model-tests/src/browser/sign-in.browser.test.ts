import { expect } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { dialog, expectState, pick } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { showCode } from './harness/phone.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import {
  closed,
  connectToSignIn,
  expectSession,
  press,
  setMode,
  signInView,
  waitForReview,
} from './harness/sign-in.ts'
import { watchTransient } from './harness/transient.ts'
import { userInterfaces } from './harness/user-interfaces.ts'

/** Where each user interface keeps sessions, and the calls that read them. */
const services = {
  modal: { siwx: 'server', calls: '/cookie/', read: 'session' },
  'own-look': { siwx: 'hosted', calls: '/auth/v1/', read: 'me' },
} as const

for (const { ui, path } of userInterfaces) {
  journey(
    `${ui}: a visitor connects, reads the message, signs it, and stays signed in after a reload`,
    async (visitor) => {
      const { page } = visitor
      const { siwx, calls, read } = services[ui]
      await visitor.visit(`${path}?siwx=${siwx}&approve=auto`)
      await connectToSignIn(visitor)
      expect(await axeViolations(page)).toEqual([])
      await press(page, 'Sign in')
      await closed(page)
      await expectState(page, 'Status', 'connected')
      const since = visitor.requests.length
      await page.reload()
      await expectState(page, 'Status', 'connected')
      const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
      await signOut.waitFor()
      await visitor.waitForIdle()
      expect(await dialog(page).count()).toBe(0)
      const sent = visitor.requests.slice(since).filter((url) => url.includes(calls))
      expect(sent.map((url) => new URL(url).pathname.replace(calls, ''))).toEqual([read])
      await signOut.click()
      await signOut.waitFor({ state: 'detached' })
      await expectState(page, 'Status', 'connected')
    },
  )
}

journey(
  'a required sign-in shakes instead of closing, can be repeated after a rejection, and is left by disconnecting',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?siwx=server&approve=auto')
    await connectToSignIn(visitor)
    await setMode(page, 'reject')
    await press(page, 'Sign in')
    await signInView(page).getByText('Signature declined').first().waitFor()
    const shaken = await watchTransient(page, { selector: '[data-shaking]' })
    await page.keyboard.press('Escape')
    await shaken()
    expect(await signInView(page).isVisible()).toBe(true)
    await press(page, 'Try again')
    await signInView(page).getByText('Signature declined').first().waitFor()
    await press(page, 'Disconnect')
    await expectState(page, 'Status', 'disconnected')
  },
)

journey(
  'a page without required sign-in keeps the wallet when the visitor cancels, and offers sign-in again',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?siwx=local&required=no&approve=auto')
    await connectToSignIn(visitor)
    await press(page, 'Cancel')
    await closed(page)
    await expectState(page, 'Status', 'connected')
    await expectSession(page, 'signedOut')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await press(page, 'Sign in')
    await closed(page)
    await expectSession(page, 'signedIn')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expectSession(page, 'signedOut')
  },
)

journey(
  'a reload on the sign-in view opens it again, and a sign-in or sign-out reaches the other tab',
  async (visitor) => {
    const { page, context, demo } = visitor
    const path = '/?siwx=server&approve=auto&chains=eip155'
    await visitor.visit(path)
    await connectToSignIn(visitor)
    await page.reload()
    await waitForReview(page)
    const other = await context.newPage()
    await other.goto(demo.url + path)
    await signInView(other).waitFor()
    await page.bringToFront()
    await press(page, 'Sign in')
    await closed(page)
    await closed(other)
    await expectSession(other, 'signedIn')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expectSession(page, 'signedOut')
    await expectSession(other, 'signedOut')
  },
)

remoteJourney(
  'a phone that supports it signs in while it connects, another one is asked afterwards',
  async (visitor) => {
    const { page } = visitor
    const phone = await visitor.phone('approve')
    await visitor.visit('/?siwx=server')
    await phone.pair(await showCode(visitor))
    await expectSession(page, 'signedIn')
    await closed(page)
    await page.getByRole('button', { name: 'Disconnect from the page' }).click()
    await expectState(page, 'Status', 'disconnected')
    await expectSession(page, 'inactive')

    phone.setSignIn('unsupported')
    await phone.pair(await showCode(visitor))
    await press(page, 'Sign in')
    await expectSession(page, 'signedIn')
    await closed(page)
  },
)

const families = [
  { namespace: 'eip155', wallet: 'Foxglove' },
  { namespace: 'solana', wallet: 'Sunbeam' },
  { namespace: 'polkadot', wallet: 'Thistle' },
  { namespace: 'bip122', wallet: 'Millstone' },
  { namespace: 'cosmos', wallet: 'Comet' },
] as const

journey(
  'members of five namespaces see what the server sends to signed-in accounts only',
  async (visitor) => {
    const { page, demo } = visitor
    const news = page.getByText('The reading room opens on Friday')
    const main = page.locator('main')
    for (const { namespace, wallet } of families) {
      await page.goto(`${demo.url}/members/?approve=auto&chains=${namespace}&login=off`)
      // The cookie is that of the previous account.
      await main.getByRole('button', { name: 'Connect wallet' }).click()
      await pick(page, wallet)
      await waitForReview(page)
      expect(await page.content()).not.toContain('2718')
      if (namespace === 'eip155') {
        await press(page, 'Cancel')
        await closed(page)
        expect(await axeViolations(page)).toEqual([])
        await main.getByRole('button', { name: 'Sign in' }).click()
      }
      await press(page, 'Sign in')
      await news.waitFor()
      await main.getByText(new RegExp(`^${namespace}:`)).waitFor()
      await closed(page)
      await page.evaluate(() => localStorage.clear())
    }
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('button', { name: 'Sign out' }).click()
    await main.getByRole('heading', { name: 'One more step' }).waitFor()
    expect(await page.content()).not.toContain('2718')
  },
)
