/** A response before it is sent. `sendResponse` adds the CORS headers. */
export type HttpResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** Creates a JSON response that is never cached, so that new settings apply to the next request. */
export const jsonResponse = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(body),
})

/** Creates the response of a captive portal: its HTML sign-in page with status 200. */
export const htmlResponse = (): HttpResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: '<!doctype html><title>Sign in to the network</title><h1>Sign in to the network</h1>',
})
