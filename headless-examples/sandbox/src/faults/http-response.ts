/** An answer before it is sent; the open door for every page is added when it is. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string }

/** Data is never to be kept: what was set a moment ago holds. */
export const json = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(body),
})

/** The page that a proxy in between shows. */
export const html = (): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: '<!doctype html><title>Sign in to the network</title><h1>Sign in to the network</h1>',
})
