import { expect } from 'vitest'
import { dialog, openModal, pick } from './harness/demo.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

/** Serves the documents below a URL with `Cross-Origin-Opener-Policy: same-origin`. */
async function withOpenerPolicy({ context }: RemoteVisitor, url: string): Promise<void> {
  // All requests: Chromium denies a changed page those to this computer.
  await context.route('**/*', async (route) => {
    const response = await route.fetch()
    const isPolicy = route.request().url().startsWith(url)
    const policy = isPolicy ? { 'cross-origin-opener-policy': 'same-origin' } : {}
    await route.fulfill({ response, headers: { ...response.headers(), ...policy } })
  })
}

/** Starts a login in a popup, and reads why it failed. Returns the popup. */
async function startCutOffLogin(visitor: RemoteVisitor) {
  const { page, context, faults } = visitor
  faults.allow(/social\/popup-cut-off/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await visitor.visit('/?login=on')
  await openModal(visitor)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    pick(page, 'Continue with Google'),
  ])
  await dialog(page)
    .getByText(
      'Your browser separated the login window from this site. Close that window, then log in another way.',
      { exact: true },
    )
    .waitFor()
  await expect
    .poll(() => logged.filter((line) => line.includes('social/popup-cut-off')).join())
    .toContain('Send "same-origin-allow-popups" with this page.')
  return popup
}
const leave = async ({ page }: RemoteVisitor) => {
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).waitFor()
}

remoteJourney(
  'a page whose opener policy cuts its popup off states that, and the popup closes [EM10]',
  async (visitor) => {
    await withOpenerPolicy(visitor, visitor.demo.url)
    const popup = await startCutOffLogin(visitor)
    await expect.poll(() => popup.isClosed()).toBe(true)
    await leave(visitor)
  },
)

remoteJourney(
  'a provider whose opener policy cuts the popup off from the page is told apart from a closed popup [EM10]',
  async (visitor) => {
    const { page, embedded } = visitor
    await withOpenerPolicy(visitor, `${embedded.url}/consent/`)
    // Every page of a headless browser has the focus.
    await page.addInitScript(() => {
      document.hasFocus = () => false
    })
    const popup = await startCutOffLogin(visitor)
    await popup.getByRole('button', { name: 'Approve' }).waitFor()
    await popup.close()
    await leave(visitor)
  },
)
