import { expect } from 'vitest'
import { changeHeaders } from './harness/change-headers.ts'
import { dialog, openModal, pick } from './harness/demo.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const policy = { 'cross-origin-opener-policy': 'same-origin' }

const shown = {
  'social/popup-cut-off': {
    text: "Your browser separated the login window from this site. Close it if it's still open, then log in another way.",
    hint: 'Send "same-origin-allow-popups" with this page.',
  },
  'social/popup-lost': {
    text: "The login window was closed, or separated from this site. Close it if it's still open, then try again or log in another way.",
    hint: 'The visitor may have closed it.',
  },
}

/** Starts a login in a popup, and reads why it failed. Returns the popup. */
async function startCutOffLogin(visitor: RemoteVisitor, code: keyof typeof shown) {
  const { text, hint } = shown[code]
  const { page, context, faults } = visitor
  faults.allow(/social\/popup-(cut-off|lost)/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await visitor.visit('/?login=on')
  await openModal(visitor)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    pick(page, 'Continue with Google'),
  ])
  await dialog(page).getByText(text, { exact: true }).waitFor()
  await expect.poll(() => logged.filter((line) => line.includes(code)).join()).toContain(hint)
  return popup
}
const leave = async ({ page }: RemoteVisitor) => {
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' })
  // The button ignores the second click of a double click on the screen before.
  await dialog(page).locator('[data-click-enabled=false]').waitFor({ state: 'detached' })
  await cancel.click()
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).waitFor()
}

remoteJourney(
  'a page whose opener policy cuts its popup off states that, and the popup closes [EM10]',
  async (visitor) => {
    await changeHeaders(visitor.context, visitor.demo.url, () => policy)
    const popup = await startCutOffLogin(visitor, 'social/popup-cut-off')
    await expect.poll(() => popup.isClosed()).toBe(true)
    expect(await dialog(visitor.page).getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await leave(visitor)
  },
)

remoteJourney(
  'a provider whose opener policy cuts the popup off from the page is told apart from a closed popup [EM10]',
  async (visitor) => {
    const { page, context, embedded } = visitor
    await changeHeaders(context, `${embedded.url}/consent/`, () => policy)
    // Every page of a headless browser has the focus.
    await page.addInitScript(() => {
      document.hasFocus = () => false
    })
    const popup = await startCutOffLogin(visitor, 'social/popup-lost')
    await popup.getByRole('button', { name: 'Approve' }).waitFor()
    await popup.close()
    await leave(visitor)
  },
)
