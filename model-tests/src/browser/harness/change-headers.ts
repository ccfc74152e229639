import type { BrowserContext } from 'playwright'

type Headers = Readonly<Record<string, string>>

/**
 * Changes the headers of the responses below a URL. Takes all requests over: Chromium denies a page
 * with a changed response those to this computer.
 */
export async function changeHeaders(
  context: BrowserContext,
  below: string,
  change: (headers: Headers) => Headers,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const isBelow = route.request().url().startsWith(below)
    await route.fulfill({
      response,
      headers: isBelow ? { ...headers, ...change(headers) } : headers,
    })
  })
}
