import { expect, test } from 'vitest'
import { createVisitor, type Visitor } from './visitor.ts'

async function visited(walk: (visitor: Visitor) => Promise<unknown>): Promise<void> {
  const visitor = await createVisitor()
  try {
    await visitor.visit()
    await walk(visitor)
  } finally {
    await visitor.leave()
  }
}
/** Waits for a complaint with this text. */
const complains = (trouble: (visitor: Visitor) => Promise<unknown>, text: string): Promise<void> =>
  visited(async (visitor) => {
    await trouble(visitor)
    await expect.poll(() => visitor.complaints().join('\n')).toContain(text)
  })

test('a clean visit has no complaints', () =>
  visited(async (visitor) => {
    await visitor.quiet()
    expect(visitor.complaints()).toEqual([])
  }))

test('an error on the console is a complaint', async () => {
  await complains(({ page }) => page.evaluate(() => console.error('loud')), 'loud')
})

test('an uncaught error is a complaint', async () => {
  await complains(async ({ page }) => {
    const heard = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('dropped')
      })
    })
    await heard
  }, 'dropped')
})

test('an unhandled rejection is a complaint', async () => {
  await complains(async ({ page }) => {
    const heard = page.waitForEvent('pageerror')
    await page.evaluate(() => void Promise.reject(new Error('unheard')))
    await heard
  }, 'unheard')
})

test('a policy violation is a complaint that the browser reports', async () => {
  await complains(async ({ page, demo }) => {
    const reported = page.waitForResponse(/csp-report/)
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://elsewhere.example/dot.png'
    })
    await reported
    await expect.poll(() => demo.reports.length).toBe(1)
  }, 'img-src')
})

test('trusted types refuse text as code', async () => {
  const write = ({ page }: Visitor) =>
    page
      .evaluate(() => document.createElement('script').setAttribute('src', '/x.js'))
      .catch(() => {})
  await complains(write, 'TrustedScriptURL')
})

test('a request to a foreign host is a complaint', async () => {
  await complains(async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.abort())
    await page.goto('https://elsewhere.example/').catch(() => {})
  }, 'asked https://elsewhere.example/')
})
