import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'

/**
 * Gives calls of a sandboxed frame, whose origin is `null`, the origin of its page, and lets it read
 * every response: its server then sees the page as in a frame of another site.
 */
async function asOwnOrigin(context: BrowserContext, origin: string): Promise<void> {
  await context.route('**/*', async (route) => {
    const headers = await route.request().allHeaders()
    const isFrame = headers.origin === 'null'
    const response = await route.fetch({ headers: { ...headers, ...(isFrame && { origin }) } })
    const cors = isFrame ? { 'access-control-allow-origin': '*' } : {}
    await route.fulfill({ response, headers: { ...response.headers(), ...cors } })
  })
}

/** Clicks a button in the frame once the modal accepts clicks. */
async function clickIn(page: Page, name: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  const button = frame.getByRole('button', { name, exact: true })
  await button.waitFor()
  await frame.locator('[data-click-enabled=false]').first().waitFor({ state: 'detached' })
  await button.click()
}

journey(
  'a visitor signs in at the server in a frame to which the browser denies storage and locks [SG4]',
  async (visitor) => {
    const { page, context, demo } = visitor
    visitor.faults.allow(/kept in memory/)
    await asOwnOrigin(context, demo.url)
    const path = '/?siwx=server&token=bearer&approve=auto&chains=eip155&login=off'
    await context.route(`${demo.url}/outer`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe sandbox="allow-scripts" width="900" height="800" src="${demo.url}${path}"></iframe>`,
      }),
    )
    await page.goto(`${demo.url}/outer`)
    const frame = page.frameLocator('iframe')
    await frame.locator('main').waitFor()
    const denied = await page.frames()[1]?.evaluate(async () => {
      const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error))
      const attempt = async (run: () => unknown) => {
        try {
          return String(await run())
        } catch (error) {
          return nameOf(error)
        }
      }
      return [
        await attempt(() => localStorage.length),
        await attempt(() => navigator.locks.request('x', () => 'granted')),
      ]
    })
    expect(denied).toEqual(['SecurityError', 'SecurityError'])
    await clickIn(page, 'Connect wallet')
    await clickIn(page, 'Foxglove')
    await clickIn(page, 'Sign in')
    await frame
      .getByLabel('Session', { exact: true })
      .locator('dd')
      .filter({ hasText: /^signedIn$/ })
      .waitFor()
  },
)
