import { expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { journey } from './harness/journey.ts'

journey(
  'a page without a build connects with custom elements and one script, and reloads connected',
  async (visitor) => {
    const { page, demo } = visitor
    await visitor.visit('/elements.html')
    const button = page.locator('latchkit-button')
    await page.getByRole('button', { name: 'Localhost One' }).waitFor()
    await page.getByRole('button', { name: 'Sign in' }).click()
    // The file brings the styles of the modal.
    expect(await dialog(page).evaluate((frame) => getComputedStyle(frame).position)).toBe('fixed')
    await dialog(page).getByRole('button', { name: 'Plain' }).click()
    await button.getByText('0xf3').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    await page.evaluate(() => document.body.append(document.querySelector('main') ?? ''))
    await button.getByRole('button').click()
    await dialog(page).getByRole('button', { name: 'Disconnect' }).waitFor()
    await page.reload()
    await button.getByText('0xf3').waitFor()
    const scripts = visitor.requests.filter((url) => url.endsWith('.js'))
    expect([...new Set(scripts)].sort()).toEqual([
      `${demo.url}/elements.js`,
      `${demo.url}/latchkit.js`,
    ])
  },
  { plain: true },
)
