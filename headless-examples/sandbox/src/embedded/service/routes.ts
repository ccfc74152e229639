import { readFile } from 'node:fs/promises'
import { isRecord } from '../../base/checks.ts'
import { type HttpResponse, jsonResponse } from '../../faults/http-response.ts'
import { isLocal } from '../../faults/incoming-request.ts'
import type { Call } from '../../faults/start-fault-server.ts'
import { api } from './api.ts'
import type { EmbeddedContext } from './context.ts'
import type { SocialAccount } from './create-socials.ts'
import { framePage, speakerPage } from './frame-page.ts'
import { redirect } from './html.ts'
import * as pages from './pages.ts'
import { ServiceError } from './service-error.ts'

type Route = (context: EmbeddedContext, call: Call) => HttpResponse | Promise<HttpResponse>

/** The files are not compiled: they have the same path in the sources and in the package. */
const folder = new URL('../../../src/embedded/static/', import.meta.url)
const file = async (name: string, type: string): Promise<HttpResponse> => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  },
  body: await readFile(new URL(name, folder), 'utf8'),
})
const script = 'text/javascript; charset=utf-8'
const styles = 'text/css; charset=utf-8'

const fieldsOf = ({ body }: Call) => new URLSearchParams(body)

/** The visitor's account at the provider. Null if the visitor denies. */
function accountIn(fields: URLSearchParams): SocialAccount | null {
  if (fields.get('decision') !== 'approve') return null
  const userName = fields.get('userName')?.trim() ?? ''
  if (userName === '') throw new ServiceError('A name is required.')
  const email = fields.get('email')?.trim() ?? ''
  return { userName, email: email === '' ? null : email.toLowerCase() }
}

/** The parts of `state`: the login and, after a redirect in Telegram, the page to return to. */
function parseState(state: string): { login: string; back: URL | null } {
  const [login = '', page] = state.split('--', 2)
  if (page === undefined) return { login, back: null }
  const back = URL.canParse(decodeURIComponent(page)) ? new URL(decodeURIComponent(page)) : null
  if (back === null || !/^https?:$/.test(back.protocol))
    throw new ServiceError('The page to return to is not a URL.')
  return { login, back }
}

const providerIn = ({ url }: Call): string => url.pathname.slice('/consent/'.length)

const routes: Readonly<Record<string, Route>> = {
  'GET /': () => redirect('/mailbox'),
  'GET /sdk': ({ svm, chains, frameFaults }, call) => framePage(call, { svm, chains, frameFaults }),
  'GET /frame.js': async ({ frameScript }) => ({
    status: 200,
    headers: { 'content-type': script, 'cache-control': 'no-cache' },
    body: await frameScript(),
  }),
  'GET /speaker': speakerPage,
  'GET /frame.css': () => file('frame.css', styles),
  'GET /page.css': () => file('page.css', styles),
  'GET /result.js': () => file('result.js', script),
  'GET /loading.js': () => file('loading.js', script),
  'GET /mailbox.js': () => file('mailbox.js', script),
  'GET /speaker.js': () => file('speaker.js', script),
  'GET /icon.svg': () => file('icon.svg', 'image/svg+xml'),
  'GET /loading': pages.loadingPage,
  'GET /dashboard': pages.dashboardPage,
  'GET /mailbox': ({ mailbox }, { url }) =>
    pages.mailboxPage(mailbox.mails(url.searchParams.get('to') ?? undefined)),
  'GET /mails': ({ mailbox }, { url }) =>
    jsonResponse(mailbox.mails(url.searchParams.get('to') ?? undefined)),
  'GET /device': ({ logins }, { url }) =>
    pages.devicePage(logins.emailOf(url.searchParams.get('login'))),
  'POST /device'({ logins }, { url }) {
    logins.confirmDevice(url.searchParams.get('login') ?? '')
    return pages.messagePage('Device confirmed', 'Go back to the page. A code is in your mailbox.')
  },
  'GET /consent'({ socials }, call) {
    const state = call.url.searchParams.get('state') ?? ''
    const login = socials.find(parseState(state).login, providerIn(call))
    return pages.consentPage({ ...login, state })
  },
  'POST /consent'({ socials }, call) {
    const fields = fieldsOf(call)
    const { login, back } = parseState(fields.get('state') ?? '')
    const { page } = socials.find(login, providerIn(call))
    const result = socials.decide(login, accountIn(fields))
    if (back === null) return pages.resultPage(result, page)
    back.searchParams.set('result_uri', result)
    return redirect(back.href)
  },
  'GET /farcaster'({ socials }, { url }) {
    return socials.hasChannel(url.searchParams.get('channel'))
      ? pages.farcasterPage()
      : pages.messagePage('Logged in', 'This login is approved.')
  },
  'POST /farcaster'({ socials }, call) {
    const userName = fieldsOf(call).get('userName')?.trim() ?? ''
    if (userName === '') throw new ServiceError('A name is required.')
    socials.approveChannel(call.url.searchParams.get('channel'), userName)
    return pages.messagePage('Approved', 'Go back to the page.')
  },
}

/** Only pages of this service, and programs without an origin, may change something. */
const isOwn = ({ headers }: Call): boolean =>
  isLocal({ headers }) &&
  (headers.origin === undefined || headers.origin === `http://${headers.host}`)

async function callApi(context: EmbeddedContext, call: Call): Promise<HttpResponse> {
  const name = call.url.pathname.slice('/api/'.length)
  const handle = Object.hasOwn(api, name) ? api[name] : undefined
  if (handle === undefined || call.method !== 'POST') throw new ServiceError('Not found.', 404)
  const body: unknown = JSON.parse(call.body)
  if (!isRecord(body)) throw new ServiceError('The body must be an object.')
  return jsonResponse(await handle(context, body))
}

/** The path of a route. `/consent/google` and `/sdk/auto` have a parameter. */
const pathOf = ({ pathname }: URL): string =>
  /^\/(consent|sdk)\/[a-z]+$/.test(pathname)
    ? pathname.slice(0, pathname.lastIndexOf('/'))
    : pathname

/** Responds to a request of the frame or of a visitor. */
export async function handleCall(context: EmbeddedContext, call: Call): Promise<HttpResponse> {
  const isApi = call.url.pathname.startsWith('/api/')
  try {
    if (call.method !== 'GET' && !isOwn(call))
      throw new ServiceError('This page belongs to another origin.', 403)
    if (isApi) return await callApi(context, call)
    const key = `${call.method} ${pathOf(call.url)}`
    const route = Object.hasOwn(routes, key) ? routes[key] : undefined
    if (route === undefined) throw new ServiceError('There is no such page.', 404)
    return await route(context, call)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const status = error instanceof ServiceError ? error.status : 500
    return isApi
      ? jsonResponse({ error: message }, status)
      : pages.messagePage('That did not work', message, status)
  }
}
