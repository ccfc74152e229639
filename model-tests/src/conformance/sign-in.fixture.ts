import { CookieJar } from 'tough-cookie'

/** A page in a browser. `fetch` sends what that browser sends for a script of the page. */
export type Site = {
  origin: string
  fetch: typeof fetch
  /** The cookies of the browser, as `document.cookie` shows them to scripts of a host. */
  readableCookies(url: string): string
  /** All cookies that the browser keeps, with their attributes. */
  cookies(url: string): readonly string[]
}

/**
 * Opens a page in a browser of its own, or in that of another page: pages share cookies. Like a
 * browser, `fetch` sends `Origin` and cookies, asks the server first (preflight), and hides
 * responses that the server does not allow the page to read.
 */
export function openSite(origin = 'http://127.0.0.1:5173', jar = new CookieJar()): Site {
  const contextOf = (url: URL) =>
    new URL(origin).hostname === url.hostname ? ('strict' as const) : ('none' as const)

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const url = new URL(request.url)
    await askFirst(request, origin)
    const headers = new Headers(request.headers)
    headers.set('origin', origin)
    const withCookies = request.credentials === 'include'
    const cookie = jar.getCookieStringSync(url.href, { sameSiteContext: contextOf(url) })
    if (withCookies && cookie !== '') headers.set('cookie', cookie)
    const response = await fetch(new Request(request, { headers }))
    if (withCookies)
      // A browser drops a cookie that it may not store.
      for (const each of response.headers.getSetCookie())
        jar.setCookieSync(each, url.href, { sameSiteContext: contextOf(url), ignoreError: true })
    if (!isReadable(response, origin, withCookies)) throw new TypeError('Failed to fetch')
    return response
  }
  return {
    origin,
    fetch: send,
    readableCookies: (url) => jar.getCookieStringSync(url, { http: false }),
    cookies: (url) => jar.getCookiesSync(url).map((cookie) => cookie.toString()),
  }
}

/** Whether CORS lets a page of this origin read a response. */
function isReadable({ headers }: Response, origin: string, withCookies: boolean): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return withCookies
    ? allowed === origin && headers.get('access-control-allow-credentials') === 'true'
    : allowed === origin || allowed === '*'
}

/** Rejects if the server does not allow the method or a header of a request. */
async function askFirst({ url, method, headers, credentials }: Request, origin: string) {
  const simple = ['accept', 'accept-language', 'content-language']
  const names = [...headers.keys()].filter((name) => !simple.includes(name))
  const isSimpleBody = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/
  const needed = names.filter(
    (name) => name !== 'content-type' || !isSimpleBody.test(headers.get(name) ?? ''),
  )
  if (needed.length === 0 && ['GET', 'POST'].includes(method)) return
  const response = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': needed.join(','),
    },
  })
  const listed = (header: string) =>
    (response.headers.get(header) ?? '').split(',').map((each) => each.trim().toLowerCase())
  const allowed = listed('access-control-allow-headers')
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')
  const methods = [...listed('access-control-allow-methods'), 'get', 'post']
  if (
    !isReadable(response, origin, credentials === 'include') ||
    !needed.every(isAllowed) ||
    !methods.includes(method.toLowerCase())
  )
    throw new TypeError('Failed to fetch')
}
