import { expect, test } from 'vitest'
import { createVisitor, type Visitor } from './visitor.ts'

async function withVisitor(walk: (visitor: Visitor) => Promise<unknown>): Promise<void> {
  const visitor = await createVisitor()
  try {
    await visitor.visit()
    await walk(visitor)
  } finally {
    await visitor.close()
  }
}
/** Performs an action and waits until `problems` contains the text. */
const expectProblem = (
  cause: (visitor: Visitor) => Promise<unknown>,
  text: string,
): Promise<void> =>
  withVisitor(async (visitor) => {
    await cause(visitor)
    await expect.poll(() => visitor.problems().join('\n')).toContain(text)
  })

test('problems of a visitor is empty after a visit without errors', () =>
  withVisitor(async (visitor) => {
    await visitor.waitForIdle()
    expect(visitor.problems()).toEqual([])
  }))

test('problems of a visitor contains console errors', async () => {
  await expectProblem(({ page }) => page.evaluate(() => console.error('loud')), 'loud')
})

test('problems of a visitor contains uncaught errors', async () => {
  await expectProblem(async ({ page }) => {
    const pageError = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('dropped')
      })
    })
    await pageError
  }, 'dropped')
})

test('problems of a visitor contains unhandled rejections', async () => {
  await expectProblem(async ({ page }) => {
    const pageError = page.waitForEvent('pageerror')
    await page.evaluate(() => void Promise.reject(new Error('unheard')))
    await pageError
  }, 'unheard')
})

test('problems of a visitor contains policy violations that the browser reports', async () => {
  await expectProblem(async ({ page, demo }) => {
    const reported = page.waitForResponse(/csp-report/)
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://elsewhere.example/dot.png'
    })
    await reported
    await expect.poll(() => demo.reports.length).toBe(1)
  }, 'img-src')
})

test('problems of a visitor contains text that Trusted Types reject as a script URL', async () => {
  const setScriptUrl = ({ page }: Visitor) =>
    page
      .evaluate(() => document.createElement('script').setAttribute('src', '/x.js'))
      .catch(() => {})
  await expectProblem(setScriptUrl, 'TrustedScriptURL')
})

test('problems of a visitor contains requests to foreign hosts', async () => {
  await expectProblem(async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.abort())
    await page.goto('https://elsewhere.example/').catch(() => {})
  }, 'foreign request: https://elsewhere.example/')
})
