import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endJourney } from './journey.ts'
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

/** Ends a journey with two open pages and returns the files that it has kept. */
async function filesKeptAfter(state: 'pass' | 'fail'): Promise<Record<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-failures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const visitor = await createVisitor()
  await visitor.visit()
  await visitor.context.newPage()
  const file = { name: 'src/browser/send.browser.test.ts' }
  await endJourney(visitor, { name: 'modal: it sends, twice', file, result: { state } }, folder)
  expect(visitor.page.isClosed()).toBe(true)
  const paths = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = paths.filter((entry) => entry.isFile())
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(folder.length + 1), await readFile(path)] as const
      }),
    ),
  )
}

test('a journey that fails keeps a screenshot of each page and the trace', async () => {
  const kept = await filesKeptAfter('fail')
  const own = 'send-modal-it-sends-twice'
  expect(Object.keys(kept).sort()).toEqual(
    ['page-1.png', 'page-2.png', 'trace.zip'].map((name) => join(own, name)),
  )
  expect(kept[join(own, 'page-1.png')]?.subarray(1, 4).toString()).toBe('PNG')
  // The names of the files in a ZIP archive are plain text.
  expect(kept[join(own, 'trace.zip')]?.toString('latin1')).toMatch(/^PK.*trace\.trace/s)
})

test('a journey that passes keeps nothing', async () => {
  expect(await filesKeptAfter('pass')).toEqual({})
})
