import { expect, test } from 'vitest'
import { createVisitor, type Visitor } from './visitor.ts'

async function complaintsAfter(trouble: (visitor: Visitor) => Promise<unknown>): Promise<string> {
  const visitor = await createVisitor()
  try {
    await visitor.visit()
    await trouble(visitor)
    return visitor.complaints().join('\n')
  } finally {
    await visitor.leave()
  }
}

test('a visit without trouble has no complaints', async () => expect(await complaintsAfter(async () => {})).toBe(''))

test('an error on the console is a complaint', async () => {
  expect(await complaintsAfter(({ page }) => page.evaluate(() => console.error('loud')))).toContain('loud')
})

test('an error that nobody catches is a complaint', async () => {
  const complaints = await complaintsAfter(async ({ page }) => {
    const heard = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('dropped')
      })
    })
    await heard
  })
  expect(complaints).toContain('dropped')
})

test('a promise that is refused unheard is a complaint', async () => {
  const complaints = await complaintsAfter(async ({ page }) => {
    const heard = page.waitForEvent('pageerror')
    await page.evaluate(() => void Promise.reject(new Error('unheard')))
    await heard
  })
  expect(complaints).toContain('unheard')
})

test('what the policy forbids is a complaint, and the browser reports it', async () => {
  const complaints = await complaintsAfter(async ({ page, demo }) => {
    const reported = page.waitForResponse(/csp-report/)
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://elsewhere.example/dot.png'
    })
    await reported
    expect(demo.reports).toHaveLength(1)
  })
  expect(complaints).toContain('img-src')
})

test('text that becomes code is refused by trusted types', async () => {
  const refused = await complaintsAfter(({ page }) =>
    page.evaluate(() => document.createElement('script').setAttribute('src', '/x.js')).catch(() => {}),
  )
  expect(refused).toContain('TrustedScriptURL')
})

test('a request to anybody else is a complaint', async () => {
  const complaints = await complaintsAfter(async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.abort())
    await page.goto('https://elsewhere.example/').catch(() => {})
  })
  expect(complaints).toContain('asked https://elsewhere.example/')
})
